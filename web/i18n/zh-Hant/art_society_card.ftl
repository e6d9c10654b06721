# Art Society, as the lobby shows it.

game-art-society = 藝術名流
game-art-society-kind = 2–{ "\u2060" }4 人，各自競爭
game-art-society-claim = 一面屬於你的牆
game-art-society-about = 在拍賣中贏得畫作，掛得有品味，再猜猜博物館會讓什麼流行起來。2 到 4 人的桌遊。
game-art-society-bid = 出價
game-art-society-bid-about = 每一輪拍賣幾幅畫作。出價越高，越早挑選，但每張卡只能用一次。
game-art-society-hang = 掛畫
game-art-society-hang-about = 相同的畫框能贏得裝飾品。兩幅同種類的畫作相鄰就是糟糕品味，不算分。
game-art-society-score = 驚豔全場
game-art-society-score-about = 沒人要的畫作進入博物館，反而流行起來。你的牆值多少，由流行決定。
game-art-society-play = 對戰三位電腦玩家。不必註冊，不必等待。
game-art-society-showcase = 一面牆，掛著九幅畫作、鏡子、燭臺與花

## Levels of computer players

art-society-level-random = 路人
art-society-level-visitor = 參觀者
art-society-level-collector = 收藏家

## Names of computer players, by seat: the faces are in ui/figure

art-society-bot-1 = 奧黛
art-society-bot-2 = 費迪
art-society-bot-3 = 米拉
art-society-bot-4 = 安森
art-society-bot-5 = 蘿莎
art-society-bot-6 = 凱西
art-society-bot-7 = 伊內絲
art-society-bot-8 = 西奧

## What its players often say

room-phrase-wall = 好漂亮的牆
room-phrase-bid = 出得好
