# A new table of Cats at the Vernissage: computer players and options.

cats-level-kitten-about = 忘得快，什麼都想試。可愛，但讓人操心。
cats-level-young-cat-about = 看過的大多記得。最初幾個夜晚的好夥伴。
cats-level-cat-about = 一張牌也不會忘，總是做最有幫助的事。
cats-level-expert-about = 會替全隊想好後面幾步。

## Editions

cats-edition-ru = 俄文版

## Flags

cats-flag-start = 誰先開始
cats-flag-start-random = 隨機決定
cats-flag-start-seat-a = 第一個座位
cats-flag-start-seat-b = 第二個座位
cats-flag-start-seat-c = 第三個座位
cats-flag-start-seat-d = 第四個座位
cats-flag-order = 新的一輪由誰開始
cats-flag-order-first = 仍是起始玩家
cats-flag-order-runs-on = 輪到的人
cats-flag-hard-cat = 「當貓好難」需要
cats-flag-hard-cat-strict = 兩種顏色對，而且沒有錯的
cats-flag-hard-cat-lenient = 兩種顏色對，第三張不限
cats-flag-memory-aid = 看過的牌
cats-flag-memory-aid-off = 靠自己記
cats-flag-memory-aid-on = 在牌背留下筆記
