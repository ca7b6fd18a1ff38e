"""For those who write labs: proves that a lab is sound (`txlab dev check`)."""
