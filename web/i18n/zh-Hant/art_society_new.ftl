# A new table of Art Society: computer players and options.

art-society-level-random-about = 只要規則允許，什麼都做。適合先看看怎麼玩。
art-society-level-visitor-about = 親切，有點粗心。適合最初的幾局。
art-society-level-collector-about = 懂得一面牆的價值，不容易打敗。

## Editions

art-society-edition-pl = 波蘭文版
art-society-edition-pl-about = 最自由：4 個以上畫框贏得的裝飾品可以只拿一部分；掛不下的畫作即使可以交換，也能擱置。平手時比手牌總和。
art-society-edition-ru = 俄文版
art-society-edition-ru-about = 4 個以上畫框贏得的裝飾品要全部拿取；不能交換時才能擱置畫作。平手時比最大的手牌。
art-society-edition-zh = 中文版
art-society-edition-zh-about = 與俄文版相同，但平手時比手牌總和。

## Flags

art-society-flag-decor-total = 4 個以上相同畫框可得
art-society-flag-decor-total-at-most = 最多同樣數量的盾牌
art-society-flag-decor-total-exact = 剛好同樣數量的盾牌
art-society-flag-tie = 平手時比
art-society-flag-tie-sum = 手牌總和
art-society-flag-tie-highest = 最大的手牌
art-society-flag-surplus = 擱置畫作
art-society-flag-surplus-free = 掛不下時都可以
art-society-flag-surplus-forced = 不能交換時才可以
art-society-flag-markers = 聲望指示物不能停在
art-society-flag-markers-space = 同一格
art-society-flag-markers-number = 同一個數（4 和 54 可以並排）
art-society-flag-bid-tracker = 過去的出價
art-society-flag-bid-tracker-off = 隱藏，和實際桌上一樣
art-society-flag-bid-tracker-on = 所有人都看得到
