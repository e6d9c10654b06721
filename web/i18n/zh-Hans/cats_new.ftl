# A new table of Cats at the Vernissage: computer players and options.

cats-level-kitten-about = 忘得快，什么都想试。可爱，但让人操心。
cats-level-young-cat-about = 看过的大多记得。最初几个夜晚的好伙伴。
cats-level-cat-about = 一张牌也不会忘，总是做最有帮助的事。
cats-level-expert-about = 会替全队想好后面几步。

## Editions

cats-edition-ru = 俄文版

## Flags

cats-flag-start = 谁先开始
cats-flag-start-random = 随机决定
cats-flag-start-seat-a = 第一个座位
cats-flag-start-seat-b = 第二个座位
cats-flag-start-seat-c = 第三个座位
cats-flag-start-seat-d = 第四个座位
cats-flag-order = 新的一轮由谁开始
cats-flag-order-first = 仍是起始玩家
cats-flag-order-runs-on = 轮到的人
cats-flag-hard-cat = “做猫好难”需要
cats-flag-hard-cat-strict = 两种颜色对，而且没有错的
cats-flag-hard-cat-lenient = 两种颜色对，第三张不限
cats-flag-memory-aid = 看过的牌
cats-flag-memory-aid-off = 靠自己记
cats-flag-memory-aid-on = 在牌背留下笔记
