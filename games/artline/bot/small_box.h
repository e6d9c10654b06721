// A small deck, with which fuzzers and tests reach every rule: each card shows some of six things.
#pragma once

#include <string_view>

namespace artline_bot {

inline constexpr std::string_view small_box =
    "vernissage components 1\ngame artline\n"
    "word a\nword b\nword c\nword d\nword e\nword f\n"
    "card c1 b e f\ncard c2 a d e\ncard c3 a c d e\ncard c4 b d e\ncard c5 b c e f\ncard c6 a d e\n"
    "card c7 a b d e f\ncard c8 d e f\ncard c9 a b d e f\ncard c10 a b\ncard c11 b c d e\ncard c12 d e f\n"
    "card c13 c d e f\ncard c14 a c f\ncard c15 b c d f\ncard c16 a b c e\ncard c17 a c d f\ncard c18 a b d f\n"
    "card c19 b d\ncard c20 c d\ncard c21 a b e f\ncard c22 a c d e f\ncard c23 a c\ncard c24 a e\n"
    "card c25 a b d e\ncard c26 a b c e\ncard c27 b c d\ncard c28 c d e f\ncard c29 a c e f\ncard c30 b c d e\n"
    "card c31 c d e f\ncard c32 a c d\ncard c33 d e\ncard c34 a b c f\ncard c35 b c d e f\ncard c36 a c d f\n"
    "card c37 a b c f\ncard c38 a b c d e\ncard c39 c e f\ncard c40 a d e\ncard c41 b c d f\ncard c42 b c f\n"
    "card c43 a b d\ncard c44 c e\ncard c45 b d f\ncard c46 a b c\ncard c47 a b c d\ncard c48 b e\n"
    "card c49 b c e\ncard c50 a c f\ncard c51 b c d e\ncard c52 c d f\n"
    "theme a\ntheme b\ntheme c\ntheme d\ntheme e\ntheme f\ntheme a_b\ntheme a_c\ntheme a_d\ntheme a_e\n"
    "theme a_f\ntheme b_c\ntheme b_d\ntheme b_e\ntheme b_f\ntheme c_d\ntheme c_e\ntheme c_f\ntheme d_e\n"
    "theme d_f\ntheme e_f\ntheme a_b_c\ntheme a_b_d\ntheme a_b_e\ntheme a_b_f\ntheme a_c_d\ntheme a_c_e\n"
    "theme a_c_f\ntheme a_d_e\ntheme a_d_f\ntheme a_e_f\ntheme b_c_d\ntheme b_c_e\ntheme b_c_f\ntheme b_d_e\n"
    "theme b_d_f\ntheme b_e_f\ntheme c_d_e\ntheme c_d_f\ntheme c_e_f\ntheme d_e_f\ntheme a_b_c_d\ntheme a_b_c_e\n"
    "theme a_b_c_f\ntheme a_b_d_e\ntheme a_b_d_f\ntheme a_b_e_f\ntheme a_c_d_e\ntheme a_c_d_f\ntheme a_c_e_f\n"
    "theme a_d_e_f\ntheme b_c_d_e\ntheme b_c_d_f\ntheme b_c_e_f\ntheme b_d_e_f\ntheme c_d_e_f\ntheme a_b_c_d_e\n"
    "theme a_b_c_d_f\ntheme a_b_c_e_f\ntheme a_b_d_e_f\ntheme a_c_d_e_f\ntheme b_c_d_e_f\ntheme a_b_c_d_e_f\n";

}  // namespace artline_bot
