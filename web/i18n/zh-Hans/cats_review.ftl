# Cats at the Vernissage, after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Result

cats-review-over = 天亮了
cats-review-won = 画展开幕！
cats-review-won-about = 客人走进来，谁也不知道昨晚发生了什么。你们一起赢了。
cats-review-lost = 画展开不了幕
cats-review-lost-about = 这一夜太短了。猫咪还是谢谢你们，期待明天。
cats-review-count = { $all } 幅画作中有 { $clean } 幅干净，需要 { $goal } 幅。
cats-review-board = 早晨的画作
cats-review-night = 这一夜的经过
cats-review-clean-now = { $clean } 幅干净
cats-review-cleaned = 画作 { $painting }，由{ $name }洗干净：{ $way }
cats-review-way-sight = 一翻开就全对
cats-review-way-swap = 交换一次
cats-review-way-turbo = 交换两次
cats-review-way-two = 用两种颜色
cats-review-way-jump = 插队
cats-review-splashed = 黑猫又弄脏了画作 { $painting }。
cats-review-none = 一幅也没洗干净。
cats-review-team = 你们的队伍
cats-review-team-cleaned = 洗干净的画
cats-review-team-tries = 尝试
cats-review-team-paws = 助你一爪
cats-review-moments = 精彩时刻
cats-review-look = 去看看
cats-review-quiet = 风平浪静的一夜。
cats-review-high-sight = { $name }翻开画作 { $painting }，颜色居然全对。
cats-review-high-late = { $name }用最后一颗骰子洗干净了画作 { $painting }，刚好够。
cats-review-high-again = 黑猫捣蛋之后，{ $name }又把画作 { $painting } 洗干净了。
cats-review-high-helped = { $name }靠“{ $property }”洗干净了画作 { $painting }。
cats-review-high-paws = 你们互相伸出援爪 { $count } 次。

## Odds, before a game

cats-review-odds = { $players } 只电脑猫的胜率
cats-review-odds-about = 用这些选项测了数千个夜晚。你们能做得更好吗？

## Replay

cats-review-beside = 版图旁边
cats-review-dice = 本轮的骰子
cats-review-bank-empty = 还是空的。

## Figures of the rulebook

cats-review-figure-board-setup = 三人游戏第一个回合之前：每幅画作上方有调色板，画上扣着三张牌。版图旁边是颜料、调色板牌堆、两张事件、黑猫、七颗骰子，每人面前一张翻开的颜料。
cats-review-figure-ring-wrap = 骰子是 2，但 1、2、3 都干净了。往上数到 4，或往下经过 1 数到 12。
cats-review-figure-palette-match = 调色板需要红色、绿色和蓝色。翻开的牌正好是这些：画作干净了，调色板技能面朝上放进百宝箱。
cats-review-figure-swap-fetch = 用红色换走黄色。这幅还缺蓝色，但现在手上有了画作 2 需要的黄色。
cats-review-figure-trap-catastrophe = 两张颜料都没了。蓝色补上陷阱的位置，颜色虽然都对了，但遇到“天灾猫祸”，画作还是脏的。
cats-review-figure-trap-flood = 调色板被冲走，换来另一块。加上补在陷阱位置的蓝色，颜色都齐了：马上干净。
cats-review-figure-helping-paw = A 缺蓝色，B 正好有。用“助你一爪”，A 给出红色换来蓝色，再换上去，画作就干净了。
cats-review-figure-jump-queue = B 试过这幅，但没有蓝色。D 插队，不用骰子再翻开一次，换上蓝色。D 之后轮到 A，就是虚线圈着的那位。
cats-review-figure-hard-cat-two = 调色板需要红色、黄色和绿色。黄、绿、黄就够了；有别的颜色不行，只有一种颜色也不行。
cats-review-figure-turbo = 有了“喵力全开”，一次尝试就用红色和蓝色换掉两张黄色，画作干净了。
cats-review-figure-events = 四张事件。每局会出现其中两张。
cats-review-figure-ring-asleep = 黑猫睡在 3 上。掷出 3 的骰子可以去 2 或 4。
