# The table of Cats at the Vernissage. It is read to children of six: short sentences, few words.

## Colours, cards, paintings

cats-colour-red = 红色
cats-colour-yellow = 黄色
cats-colour-green = 绿色
cats-colour-blue = 蓝色
# What is missing: in the case that the sentences about it want.
cats-lack-red = 红色
cats-lack-yellow = 黄色
cats-lack-green = 绿色
cats-lack-blue = 蓝色
cats-card-down = 扣着
cats-card-none = 空的
cats-card-noted = 扣着，之前是{ $colour }
cats-painting-clean = 画作 { $number }：干净。
cats-painting-dirty = 画作 { $number } 需要{ $colours }。牌：{ $cards }。
cats-painting-bare = 画作 { $number } 没有调色板。牌：{ $cards }。
cats-painting-asleep = 黑猫睡在上面。
cats-painting-choose = 可以选它。
cats-painting-dice = 能到这里的骰子：{ $dice }。
cats-board = 画作
cats-die = 骰子 { $value }

## Traps

cats-trap-catastrophe = 天灾猫祸
cats-trap-catastrophe-does = 手上的颜料全掉了，回合也结束了。
cats-trap-all-paws = 我只有爪爪
cats-trap-all-paws-does = 爪爪拿不了太多：这一轮只能拿一张颜料。
cats-trap-catflood = 水漫喵山
cats-trap-catflood-does = 调色板漂走了，换来另一块。
cats-trap-found = { $trap }：发现 { $count } 次

## Events

cats-event-oops = 哎呀喵
cats-event-oops-does = 一幅干净的画又脏了。
cats-event-nap = 春喵不觉晓
cats-event-nap-does = 黑猫睡在一幅画上。别吵醒它！
cats-event-nap-clean = 黑猫躺在一幅干净的画上：什么事也没有。
cats-event-die = 顺爪牵骰
cats-event-die-does = 黑猫藏起一颗骰子：这一轮少掷一颗。
cats-event-twist = 乱七八喵
cats-event-twist-does = 每个人把两张扣着的牌对调。
cats-events-left = { $count ->
    [0] 黑猫的把戏用完了。
   *[other] 黑猫还有 { $count } 个把戏。
}

## Properties of the bank

cats-property-paw = 助你一爪
cats-property-paw-does = 两个人互换一张颜料。
cats-property-jump = 猫猫插队
cats-property-jump-does = 朋友没洗干净？再翻开一次，帮个忙。
cats-property-two = 做猫好难
cats-property-two-does = 三种颜色里有两种就够了。
cats-property-turbo = 喵力全开
cats-property-turbo-does = 一次尝试可以交换两次。
cats-bank = 百宝箱：帮助大家
cats-bank-card = { $property }：{ $colours }
cats-bank-empty = 洗干净一幅画，它的调色板就会到这里来帮你们。

## Banner

cats-round = 第 { $round } 轮，共 { $rounds } 轮
cats-goal = { $clean } 幅干净，需要 { $goal } 幅
cats-goal-short = 干净 { $clean } 幅，需要 { $goal } 幅
cats-dice-left = 还有 { $count } 颗骰子
cats-move-of = 现在：{ $name }
cats-all-of-you = 大家

## What you are to do

cats-do-turn = 选一颗骰子，或拿一张颜料。
cats-do-turn-full = 选一颗骰子。
cats-do-exchange = 换牌：要弃哪张颜料？
cats-do-paws-drop = “我只有爪爪”！要弃哪张颜料？
cats-do-attempt = 还缺{ $colours }。要交换一张牌吗？
cats-do-attempt-empty = 还缺{ $colours }，而你没有颜料。
cats-do-close = 还没干净。记住这些牌，再扣回去。
cats-do-caught = “天灾猫祸”！把牌看清楚。
cats-do-window = 画作 { $painting } 还是脏的。要帮忙吗？
cats-do-proposal = { $name }用{ $give }换你的{ $take }。好不好？
cats-do-oops = 哎呀！猫弄脏了哪一幅干净的画？
cats-do-twist = 猫要对调两张牌。哪两张？
cats-do-last = 最后一次尝试！谁来试？

## What the others do

cats-wait-turn = 轮到{ $names }。
cats-wait-exchange-drop = 换牌：{ $names }正在选要弃的颜料。
cats-wait-paws-drop = “我只有爪爪”！{ $names }要弃一张颜料。
cats-wait-attempt = { $names }正在试。还缺{ $colours }。
cats-wait-caught = { $names }遇到“天灾猫祸”！把牌看清楚。
cats-wait-window = { $names }要插队吗？
cats-wait-window-next = 下一个是你。{ $names }还可以插队。
cats-wait-proposal = “助你一爪”：{ $names }怎么说？
cats-wait-oops = { $names }决定猫弄脏了哪一幅。
cats-wait-twist = { $names }替猫对调两张牌。
cats-wait-last = 最后一次，谁来试：{ $names }？
cats-phase-roll = 掷骰中……
cats-phase-nap-roll = 猫要睡在哪里？
cats-phase-cards = 布置中……
cats-phase-over = 天亮了。

## Tray

cats-tray = 你可以做的事
cats-dice-label = { $count ->
    [0] 没有骰子了
   *[other] 没用过的骰子：{ $count } 颗
}
cats-dice-used = 用过的骰子
cats-reach-straight = 骰子 { $die }：画作 { $die }。
cats-reach-clean = { $die } 已经干净了，所以去 { $paintings }。
cats-reach-asleep = 猫睡在 { $die } 上，所以去 { $paintings }。
cats-clean = 洗画作 { $painting }
cats-clean-with = 用骰子 { $die } 洗这幅
cats-take = 拿颜料
cats-exchange = 大家换牌
cats-exchange-help = 弃掉这颗骰子：每个人抽一张颜料，再弃一张。
cats-exchange-do = 弃掉骰子 { $die }
cats-own-hand = 你的颜料
cats-hand-of = { $name }的颜料
cats-hand-empty = 没有颜料
cats-try-title = 画作 { $painting }
cats-wanted = 需要{ $colours }。
cats-open-cards = 翻开的牌
cats-swap = 交换：放{ $give }，拿{ $take }
cats-put-help = 再点要换掉的牌。
cats-pick-help = 先点颜料，再点牌。
cats-use-two = 两种就够
cats-use-turbo = 交换两次
cats-stop = 扣回去
cats-oh-no = 糟糕！
cats-drop = 弃掉{ $colour }
cats-drop-help = 点你不需要的颜料。
cats-answers = 你的回答
cats-ask-proposal = { $name }想要你的{ $take }，给你{ $give }。
cats-yes = 好！
cats-no = 不了，谢谢
cats-ask-jump = 你有画作 { $painting } 要的颜料。要插队吗？
cats-jump = 插队！
cats-not-now = 现在不要
cats-ask-last = 猫醒了。在它睡过的画上做最后一次尝试！
cats-claim = 我来试
cats-leave = 你们试
cats-paw-give = 你给：
cats-paw-take = 你拿：
cats-paw-of = { $name }的{ $colour }
cats-paw-waiting = { $name }正在考虑……
cats-oops-help = 点版图上一幅干净的画。
cats-splash = 弄脏画作 { $painting }
cats-twist-first = 点版图上一幅脏的画。
cats-twist-place = 点画作 { $painting } 上要移动的牌。
cats-twist-second = 要移动画作 { $painting } 的第 { $number } 张牌。再点另一幅画和它的牌。
cats-twist-cards = 画作 { $painting } 的牌
cats-twist-card = 画作 { $painting } 的第 { $number } 张牌：{ $card }
cats-won = 太好了！画展开幕！
cats-lost = 天亮得太早了。
cats-over-count = 干净的画：{ $clean } 幅。需要 { $goal } 幅。

## Players and stacks

cats-seats = 玩家
cats-starter = 这一轮先开始
cats-starter-short = 先开始
cats-pawed = “我只有爪爪”：这一轮只能拿一张颜料
cats-dice-taken = { $count } 颗骰子
cats-why-of = { $name }：为什么？
cats-night = 黑猫与牌堆
cats-stacks = 牌堆
cats-traps = 陷阱
cats-stack = 牌堆里的颜料：{ $count }。弃牌：{ $discard }。
cats-palettes = 牌堆里的调色板：{ $count }。
cats-top = 下一块调色板带来：{ $property }。

## Table talk

cats-talk = 跟朋友说
cats-wishes = 我需要：
cats-say-wish = 我需要{ $what ->
    [r] 红色
    [y] 黄色
    [g] 绿色
   *[b] 蓝色
}！
cats-say-look = 看第 { $what } 幅画！
cats-say-who = 谁还记得？
cats-say-mine = 让我试试
cats-say-wait = 等一下！
cats-say-great = 太棒了！
cats-say-sorry = 哎呀，对不起！
cats-point = 指给大家看

## The story

cats-story-arrived = 第 { $round } 轮进行中。
cats-story-begin = 夜幕降临，到处都是颜料。
cats-story-round = 第 { $round } 轮由{ $name }开始。
cats-story-nap = 黑猫在画作 { $painting } 上睡着了。
cats-story-splashed = 画作 { $painting } 又脏了。
cats-story-twisted = { $name }：{ $first } 和 { $second } 的牌对调了。
cats-story-rolled = 骰子掷出 { $dice }。
cats-story-took = { $name }：拿了{ $colour }。
cats-story-exchange = { $name }：大家换牌。
cats-story-turn = 轮到{ $name }。
cats-story-drew = { $name }：抽到{ $colours }。
cats-story-exchanged = { $name }：换来{ $drawn }，弃掉{ $dropped }。
cats-story-exchanged-same = { $name }：颜料没变。
cats-story-event = “{ $name }”：{ $does }
cats-story-trap = “{ $name }”！{ $does }
cats-story-dropped = { $name }：弃掉{ $colours }。
cats-story-replaced = 补上：{ $colours }。
cats-story-opened = { $name }：翻开画作 { $painting }：{ $cards }。
cats-story-jumped = { $name }：插队翻开画作 { $painting }：{ $cards }。
cats-story-tried = { $name }：翻开过画作 { $painting }。
cats-story-tried-jump = { $name }：插队又翻开过画作 { $painting }。
cats-story-put = { $name }：放{ $give }，拿{ $take }。
cats-story-swapped = { $name }：换了一张牌。
cats-story-used = “{ $property }”！
cats-story-proposed = { $name }：想用{ $give }换{ $friend }的{ $take }。
cats-story-pawed = “助你一爪”：{ $name }给{ $friend } { $give }，换回{ $take }。
cats-story-cleaned = { $name }：画作 { $painting } 洗干净了！
cats-story-clean = 画作 { $painting } 洗干净了！
cats-story-closed = { $name }：把画作 { $painting } 的牌扣回去。
cats-story-over = 天亮了：{ $clean } 幅画干净。

## Why a computer player did it

cats-why-sure = 画作 { $painting } 的三张牌我都知道。
cats-why-mend = 我记得画作 { $painting }：也许能帮上一点忙。
cats-why-put = 画作 { $painting } 需要{ $colour }。
cats-why-fetch = 画作 { $painting } 有{ $colour }，画作 { $for } 正需要。
cats-why-look = 还没有人看过画作 { $painting }。
cats-why-take = 多一张颜料对我们有帮助。
cats-why-exchange = 我们的颜料派不上用场，换一换吧。
cats-why-jump = 缺的颜色我正好有。
cats-why-two = 今天三种颜色有两种就够了。
cats-why-turbo = 交换两次就成了。
cats-why-paw = 你的{ $colour }能帮到我。
cats-why-stop = 这里我没办法了。
cats-why-decline = 我的颜料要留到后面。
cats-why-splash = 那一幅最容易再洗干净。
cats-why-twist = 反正那两张牌我们也不知道。
cats-why-claim = 我的颜料最合适。
cats-why-search = 我想过了：这样 100 个夜晚能赢 { $percent } 个。

## Hints for those who play for the first time

cats-coach-turn = 骰子决定可以试哪些画作。选一颗骰子，翻开三张牌：和上方调色板的颜色一样吗？
cats-coach-reach = 这幅不能试。往上或往下数到最近的一幅脏画，选其中一幅。
cats-coach-swap = 可以用自己的颜料交换一张牌。先点颜料，再点牌。只是拿走想要的颜色也可以！
cats-coach-empty = 没有颜料就不能交换。看清楚，记住这些牌，再扣回去。
cats-coach-two = “做猫好难”：现在三种颜色有两种就够了。调色板会因此用掉。
cats-coach-turbo = “喵力全开”：这次尝试可以交换两张牌。
cats-coach-jump = 朋友没洗干净，你却有缺的颜色。可以插队，而且不用骰子！
cats-coach-paw = 用“助你一爪”，不管轮到谁，两个人都能互换一张颜料。
cats-coach-full = 你拿不了更多颜料了。选一颗骰子，或弃掉一颗来换牌。
cats-coach-bank = 干净的画会把调色板送进百宝箱。它的技能可以帮助大家。
cats-coach-remember = 扣回去的牌要靠自己记住。互相提醒吧！
cats-coach-event = 每轮之间黑猫会捣蛋一次，只在这一轮有效。
