# The table of Cats at the Vernissage. It is read to children of six: short sentences, few words.

## Colours, cards, paintings

cats-colour-red = 紅色
cats-colour-yellow = 黃色
cats-colour-green = 綠色
cats-colour-blue = 藍色
# What is missing: in the case that the sentences about it want.
cats-lack-red = 紅色
cats-lack-yellow = 黃色
cats-lack-green = 綠色
cats-lack-blue = 藍色
cats-card-down = 蓋著
cats-card-none = 空的
cats-card-noted = 蓋著，之前是{ $colour }
cats-painting-clean = 畫作 { $number }：乾淨。
cats-painting-dirty = 畫作 { $number } 需要{ $colours }。牌：{ $cards }。
cats-painting-bare = 畫作 { $number } 沒有調色盤。牌：{ $cards }。
cats-painting-asleep = 黑貓睡在上面。
cats-painting-choose = 可以選它。
cats-painting-dice = 能到這裡的骰子：{ $dice }。
cats-board = 畫作
cats-die = 骰子 { $value }

## Traps

cats-trap-catastrophe = 天災貓禍
cats-trap-catastrophe-does = 手上的顏料全掉了，回合也結束了。
cats-trap-all-paws = 我只有肉球
cats-trap-all-paws-does = 肉球拿不了太多：這一輪只能拿一張顏料。
cats-trap-catflood = 水漫喵山
cats-trap-catflood-does = 調色盤漂走了，換來另一個。
cats-trap-found = { $trap }：發現 { $count } 次

## Events

cats-event-oops = 哎呀喵
cats-event-oops-does = 一幅乾淨的畫又髒了。
cats-event-nap = 春喵不覺曉
cats-event-nap-does = 黑貓睡在一幅畫上。別吵醒牠！
cats-event-nap-clean = 黑貓躺在一幅乾淨的畫上：什麼事也沒有。
cats-event-die = 順爪牽骰
cats-event-die-does = 黑貓藏起一顆骰子：這一輪少擲一顆。
cats-event-twist = 亂七八喵
cats-event-twist-does = 每個人把兩張蓋著的牌對調。
cats-events-left = { $count ->
    [0] 黑貓的把戲用完了。
   *[other] 黑貓還有 { $count } 個把戲。
}

## Properties of the bank

cats-property-paw = 助你一爪
cats-property-paw-does = 兩個人互換一張顏料。
cats-property-jump = 貓貓插隊
cats-property-jump-does = 朋友沒洗乾淨？再翻開一次，幫個忙。
cats-property-two = 當貓好難
cats-property-two-does = 三種顏色裡有兩種就夠了。
cats-property-turbo = 喵力全開
cats-property-turbo-does = 一次嘗試可以交換兩次。
cats-bank = 百寶箱：幫助大家
cats-bank-card = { $property }：{ $colours }
cats-bank-empty = 洗乾淨一幅畫，它的調色盤就會到這裡來幫你們。

## Banner

cats-round = 第 { $round } 輪，共 { $rounds } 輪
cats-goal = { $clean } 幅乾淨，需要 { $goal } 幅
cats-goal-short = 乾淨 { $clean } 幅，需要 { $goal } 幅
cats-dice-left = 還有 { $count } 顆骰子
cats-move-of = 現在：{ $name }
cats-all-of-you = 大家

## What you are to do

cats-do-turn = 選一顆骰子，或拿一張顏料。
cats-do-turn-full = 選一顆骰子。
cats-do-exchange = 換牌：要棄哪張顏料？
cats-do-paws-drop = 「我只有肉球」！要棄哪張顏料？
cats-do-attempt = 還缺{ $colours }。要交換一張牌嗎？
cats-do-attempt-empty = 還缺{ $colours }，而你沒有顏料。
cats-do-close = 還沒乾淨。記住這些牌，再蓋回去。
cats-do-caught = 「天災貓禍」！把牌看清楚。
cats-do-window = 畫作 { $painting } 還是髒的。要幫忙嗎？
cats-do-proposal = { $name }用{ $give }換你的{ $take }。好不好？
cats-do-oops = 哎呀！貓弄髒了哪一幅乾淨的畫？
cats-do-twist = 貓要對調兩張牌。哪兩張？
cats-do-last = 最後一次嘗試！誰來試？

## What the others do

cats-wait-turn = 輪到{ $names }。
cats-wait-exchange-drop = 換牌：{ $names }正在選要棄的顏料。
cats-wait-paws-drop = 「我只有肉球」！{ $names }要棄一張顏料。
cats-wait-attempt = { $names }正在試。還缺{ $colours }。
cats-wait-caught = { $names }遇到「天災貓禍」！把牌看清楚。
cats-wait-window = { $names }要插隊嗎？
cats-wait-window-next = 下一個是你。{ $names }還可以插隊。
cats-wait-proposal = 「助你一爪」：{ $names }怎麼說？
cats-wait-oops = { $names }決定貓弄髒了哪一幅。
cats-wait-twist = { $names }替貓對調兩張牌。
cats-wait-last = 最後一次，誰來試：{ $names }？
cats-phase-roll = 擲骰中……
cats-phase-nap-roll = 貓要睡在哪裡？
cats-phase-cards = 佈置中……
cats-phase-over = 天亮了。

## Tray

cats-tray = 你可以做的事
cats-dice-label = { $count ->
    [0] 沒有骰子了
   *[other] 沒用過的骰子：{ $count } 顆
}
cats-dice-used = 用過的骰子
cats-reach-straight = 骰子 { $die }：畫作 { $die }。
cats-reach-clean = { $die } 已經乾淨了，所以去 { $paintings }。
cats-reach-asleep = 貓睡在 { $die } 上，所以去 { $paintings }。
cats-clean = 洗畫作 { $painting }
cats-clean-with = 用骰子 { $die } 洗這幅
cats-take = 拿顏料
cats-exchange = 大家換牌
cats-exchange-help = 棄掉這顆骰子：每個人抽一張顏料，再棄一張。
cats-exchange-do = 棄掉骰子 { $die }
cats-own-hand = 你的顏料
cats-hand-of = { $name }的顏料
cats-hand-empty = 沒有顏料
cats-try-title = 畫作 { $painting }
cats-wanted = 需要{ $colours }。
cats-open-cards = 翻開的牌
cats-swap = 交換：放{ $give }，拿{ $take }
cats-put-help = 再點要換掉的牌。
cats-pick-help = 先點顏料，再點牌。
cats-use-two = 兩種就夠
cats-use-turbo = 交換兩次
cats-stop = 蓋回去
cats-oh-no = 糟糕！
cats-drop = 棄掉{ $colour }
cats-drop-help = 點你不需要的顏料。
cats-answers = 你的回答
cats-ask-proposal = { $name }想要你的{ $take }，給你{ $give }。
cats-yes = 好！
cats-no = 不了，謝謝
cats-ask-jump = 你有畫作 { $painting } 要的顏料。要插隊嗎？
cats-jump = 插隊！
cats-not-now = 現在不要
cats-ask-last = 貓醒了。在牠睡過的畫上做最後一次嘗試！
cats-claim = 我來試
cats-leave = 你們試
cats-paw-give = 你給：
cats-paw-take = 你拿：
cats-paw-of = { $name }的{ $colour }
cats-paw-waiting = { $name }正在考慮……
cats-oops-help = 點版圖上一幅乾淨的畫。
cats-splash = 弄髒畫作 { $painting }
cats-twist-first = 點版圖上一幅髒的畫。
cats-twist-place = 點畫作 { $painting } 上要移動的牌。
cats-twist-second = 要移動畫作 { $painting } 的第 { $number } 張牌。再點另一幅畫和它的牌。
cats-twist-cards = 畫作 { $painting } 的牌
cats-twist-card = 畫作 { $painting } 的第 { $number } 張牌：{ $card }
cats-won = 太好了！畫展開幕！
cats-lost = 天亮得太早了。
cats-over-count = 乾淨的畫：{ $clean } 幅。需要 { $goal } 幅。

## Players and stacks

cats-seats = 玩家
cats-starter = 這一輪先開始
cats-starter-short = 先開始
cats-pawed = 「我只有肉球」：這一輪只能拿一張顏料
cats-dice-taken = { $count } 顆骰子
cats-why-of = { $name }：為什麼？
cats-night = 黑貓與牌堆
cats-stacks = 牌堆
cats-traps = 陷阱
cats-stack = 牌堆裡的顏料：{ $count }。棄牌：{ $discard }。
cats-palettes = 牌堆裡的調色盤：{ $count }。
cats-top = 下一個調色盤帶來：{ $property }。

## Table talk

cats-talk = 跟朋友說
cats-wishes = 我需要：
cats-say-wish = 我需要{ $what ->
    [r] 紅色
    [y] 黃色
    [g] 綠色
   *[b] 藍色
}！
cats-say-look = 看第 { $what } 幅畫！
cats-say-who = 誰還記得？
cats-say-mine = 讓我試試
cats-say-wait = 等一下！
cats-say-great = 太棒了！
cats-say-sorry = 哎呀，對不起！
cats-point = 指給大家看

## The story

cats-story-arrived = 第 { $round } 輪進行中。
cats-story-begin = 夜幕降臨，到處都是顏料。
cats-story-round = 第 { $round } 輪由{ $name }開始。
cats-story-nap = 黑貓在畫作 { $painting } 上睡著了。
cats-story-splashed = 畫作 { $painting } 又髒了。
cats-story-twisted = { $name }：{ $first } 和 { $second } 的牌對調了。
cats-story-rolled = 骰子擲出 { $dice }。
cats-story-took = { $name }：拿了{ $colour }。
cats-story-exchange = { $name }：大家換牌。
cats-story-turn = 輪到{ $name }。
cats-story-drew = { $name }：抽到{ $colours }。
cats-story-exchanged = { $name }：換來{ $drawn }，棄掉{ $dropped }。
cats-story-exchanged-same = { $name }：顏料沒變。
cats-story-event = 「{ $name }」：{ $does }
cats-story-trap = 「{ $name }」！{ $does }
cats-story-dropped = { $name }：棄掉{ $colours }。
cats-story-replaced = 補上：{ $colours }。
cats-story-opened = { $name }：翻開畫作 { $painting }：{ $cards }。
cats-story-jumped = { $name }：插隊翻開畫作 { $painting }：{ $cards }。
cats-story-tried = { $name }：翻開過畫作 { $painting }。
cats-story-tried-jump = { $name }：插隊又翻開過畫作 { $painting }。
cats-story-put = { $name }：放{ $give }，拿{ $take }。
cats-story-swapped = { $name }：換了一張牌。
cats-story-used = 「{ $property }」！
cats-story-proposed = { $name }：想用{ $give }換{ $friend }的{ $take }。
cats-story-pawed = 「助你一爪」：{ $name }給{ $friend } { $give }，換回{ $take }。
cats-story-cleaned = { $name }：畫作 { $painting } 洗乾淨了！
cats-story-clean = 畫作 { $painting } 洗乾淨了！
cats-story-closed = { $name }：把畫作 { $painting } 的牌蓋回去。
cats-story-over = 天亮了：{ $clean } 幅畫乾淨。

## Why a computer player did it

cats-why-sure = 畫作 { $painting } 的三張牌我都知道。
cats-why-mend = 我記得畫作 { $painting }：也許能幫上一點忙。
cats-why-put = 畫作 { $painting } 需要{ $colour }。
cats-why-fetch = 畫作 { $painting } 有{ $colour }，畫作 { $for } 正需要。
cats-why-look = 還沒有人看過畫作 { $painting }。
cats-why-take = 多一張顏料對我們有幫助。
cats-why-exchange = 我們的顏料派不上用場，換一換吧。
cats-why-jump = 缺的顏色我正好有。
cats-why-two = 今天三種顏色有兩種就夠了。
cats-why-turbo = 交換兩次就成了。
cats-why-paw = 你的{ $colour }能幫到我。
cats-why-stop = 這裡我沒辦法了。
cats-why-decline = 我的顏料要留到後面。
cats-why-splash = 那一幅最容易再洗乾淨。
cats-why-twist = 反正那兩張牌我們也不知道。
cats-why-claim = 我的顏料最合適。
cats-why-search = 我想過了：這樣 100 個夜晚能贏 { $percent } 個。

## Hints for those who play for the first time

cats-coach-turn = 骰子決定可以試哪些畫作。選一顆骰子，翻開三張牌：和上方調色盤的顏色一樣嗎？
cats-coach-reach = 這幅不能試。往上或往下數到最近的一幅髒畫，選其中一幅。
cats-coach-swap = 可以用自己的顏料交換一張牌。先點顏料，再點牌。只是拿走想要的顏色也可以！
cats-coach-empty = 沒有顏料就不能交換。看清楚，記住這些牌，再蓋回去。
cats-coach-two = 「當貓好難」：現在三種顏色有兩種就夠了。調色盤會因此用掉。
cats-coach-turbo = 「喵力全開」：這次嘗試可以交換兩張牌。
cats-coach-jump = 朋友沒洗乾淨，你卻有缺的顏色。可以插隊，而且不用骰子！
cats-coach-paw = 用「助你一爪」，不管輪到誰，兩個人都能互換一張顏料。
cats-coach-full = 你拿不了更多顏料了。選一顆骰子，或棄掉一顆來換牌。
cats-coach-bank = 乾淨的畫會把調色盤送進百寶箱。它的技能可以幫助大家。
cats-coach-remember = 蓋回去的牌要靠自己記住。互相提醒吧！
cats-coach-event = 每輪之間黑貓會搗蛋一次，只在這一輪有效。
