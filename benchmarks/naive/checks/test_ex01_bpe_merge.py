import numpy as np
from ex01_bpe_merge import bpe_merge_step, count_pairs, merge_pair

TEXT = list("low lower lowest")


def test_counts_a_pair():
    assert count_pairs(["a", "b"]) == {("a", "b"): 1}


def test_counts_overlapping_pairs():
    assert count_pairs(["a", "a", "a"]) == {("a", "a"): 2}


def test_counts_nothing():
    assert count_pairs([]) == {}


def test_counts_of_a_text_add_up():
    assert np.sum(list(count_pairs(TEXT).values())) == len(TEXT) - 1


def test_merges_a_pair():
    assert merge_pair(["a", "b", "c"], ("a", "b")) == ["ab", "c"]


def test_merges_left_to_right():
    assert merge_pair(["a", "a", "a"], ("a", "a")) == ["aa", "a"]


def test_merges_longer_tokens():
    assert merge_pair(["lo", "w", "lo", "w"], ("lo", "w")) == ["low", "low"]


def test_merges_keep_the_text():
    assert "".join(merge_pair(TEXT, ("l", "o"))) == "".join(TEXT)


def test_merges_leave_other_pairs():
    assert merge_pair(["a", "b"], ("b", "a")) == ["a", "b"]


def test_a_step_takes_the_most_frequent():
    assert bpe_merge_step(TEXT)[1] == ("l", "o")


def test_a_step_stops_when_pairs_are_rare():
    assert bpe_merge_step(["a", "b"]) == (["a", "b"], None)


def test_a_step_of_nothing():
    assert bpe_merge_step([]) == ([], None)
