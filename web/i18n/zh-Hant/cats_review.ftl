# Cats at the Vernissage, after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Result

cats-review-over = 天亮了
cats-review-won = 畫展開幕！
cats-review-won-about = 客人走進來，誰也不知道昨晚發生了什麼。你們一起贏了。
cats-review-lost = 畫展無法開幕
cats-review-lost-about = 這一夜太短了。貓咪還是謝謝你們，期待明天。
cats-review-count = { $all } 幅畫作中有 { $clean } 幅乾淨，需要 { $goal } 幅。
cats-review-board = 早晨的畫作
cats-review-night = 這一夜的經過
cats-review-clean-now = { $clean } 幅乾淨
cats-review-cleaned = 畫作 { $painting }，由{ $name }洗乾淨：{ $way }
cats-review-way-sight = 一翻開就全對
cats-review-way-swap = 交換一次
cats-review-way-turbo = 交換兩次
cats-review-way-two = 用兩種顏色
cats-review-way-jump = 插隊
cats-review-splashed = 黑貓又弄髒了畫作 { $painting }。
cats-review-none = 沒有洗乾淨任何一幅。
cats-review-team = 你們的隊伍
cats-review-team-cleaned = 洗乾淨的畫
cats-review-team-tries = 嘗試
cats-review-team-paws = 助你一爪
cats-review-moments = 精彩時刻
cats-review-look = 去看看
cats-review-quiet = 風平浪靜的一夜。
cats-review-high-sight = { $name }翻開畫作 { $painting }，顏色竟然全對。
cats-review-high-late = { $name }用最後一顆骰子洗乾淨畫作 { $painting }，剛好夠了。
cats-review-high-again = 黑貓搗蛋之後，{ $name }又把畫作 { $painting } 洗乾淨了。
cats-review-high-helped = { $name }靠「{ $property }」洗乾淨了畫作 { $painting }。
cats-review-high-paws = 你們互相伸出援爪 { $count } 次。

## Odds, before a game

cats-review-odds = { $players } 隻電腦貓的勝率
cats-review-odds-about = 用這些選項測了數千個夜晚。你們能做得更好嗎？

## Replay

cats-review-beside = 版圖旁邊
cats-review-dice = 本輪的骰子
cats-review-bank-empty = 還是空的。

## Figures of the rulebook

cats-review-figure-board-setup = 三人遊戲第一個回合之前：每幅畫作上方有調色盤，畫上蓋著三張牌。版圖旁邊是顏料、調色盤牌堆、兩張事件、黑貓、七顆骰子，每人面前一張翻開的顏料。
cats-review-figure-ring-wrap = 骰子是 2，但 1、2、3 都乾淨了。往上數到 4，或往下經過 1 數到 12。
cats-review-figure-palette-match = 調色盤需要紅色、綠色和藍色。翻開的牌正好是這些：畫作乾淨了，調色盤以技能面朝上放進百寶箱。
cats-review-figure-swap-fetch = 用紅色換走黃色。這幅還缺藍色，但現在手上有了畫作 2 需要的黃色。
cats-review-figure-trap-catastrophe = 兩張顏料都沒了。藍色補上陷阱的位置，顏色雖然都對了，但遇到「天災貓禍」，畫作還是髒的。
cats-review-figure-trap-flood = 調色盤被沖走，換來另一個。加上補在陷阱位置的藍色，顏色都齊了：馬上乾淨。
cats-review-figure-helping-paw = A 缺藍色，B 正好有。用「助你一爪」，A 給出紅色換來藍色，再換上去，畫作就乾淨了。
cats-review-figure-jump-queue = B 試過這幅，但沒有藍色。D 插隊，不用骰子再翻開一次，換上藍色。D 之後輪到 A，就是虛線圈著的那位。
cats-review-figure-hard-cat-two = 調色盤需要紅色、黃色和綠色。黃、綠、黃就夠了；有別的顏色不行，只有一種顏色也不行。
cats-review-figure-turbo = 有了「喵力全開」，一次嘗試就用紅色和藍色換掉兩張黃色，畫作乾淨了。
cats-review-figure-events = 四張事件。每局會出現其中兩張。
cats-review-figure-ring-asleep = 黑貓睡在 3 上。擲出 3 的骰子可以去 2 或 4。
