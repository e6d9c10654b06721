# Art Society, as the lobby shows it.

game-art-society = 艺术名流
game-art-society-kind = 2–{ "\u2060" }4 人，各自竞争
game-art-society-claim = 一面属于你的墙
game-art-society-about = 在拍卖中赢得画作，挂得有品味，再猜猜博物馆会让什么流行起来。2 到 4 人的桌游。
game-art-society-bid = 出价
game-art-society-bid-about = 每一轮拍卖几幅画作。出价越高，挑得越早，但每张卡只能用一次。
game-art-society-hang = 挂画
game-art-society-hang-about = 相同的画框能赢得装饰品。两幅同种类的画作相邻就是糟糕品味，不算分。
game-art-society-score = 惊艳全场
game-art-society-score-about = 没人要的画作进了博物馆，反而流行起来。你的墙值多少，由流行说了算。
game-art-society-play = 对战三名电脑玩家。无需注册，不用等待。
game-art-society-showcase = 一面墙，挂着九幅画作、镜子、烛台和鲜花

## Levels of computer players

art-society-level-random = 路人
art-society-level-visitor = 参观者
art-society-level-collector = 收藏家

## Names of computer players, by seat: the faces are in ui/figure

art-society-bot-1 = 奥黛
art-society-bot-2 = 费迪
art-society-bot-3 = 米拉
art-society-bot-4 = 安森
art-society-bot-5 = 罗莎
art-society-bot-6 = 凯西
art-society-bot-7 = 伊内丝
art-society-bot-8 = 西奥

## What its players often say

room-phrase-wall = 好漂亮的墙
room-phrase-bid = 出得好
