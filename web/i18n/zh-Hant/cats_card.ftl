# Cats at the Vernissage, as the lobby shows it.

game-cats = 貓咪畫展
game-cats-kind = 2–{ "\u2060" }4 人，六歲以上，同心協力
game-cats-claim = 十二幅畫，一個夜晚
game-cats-about = 有人把顏料潑在貓咪的畫展上。記住看過的牌，交換顏料，趁天亮之前一起把傑作洗乾淨。
game-cats-roll = 擲骰
game-cats-roll-about = 骰子決定可以試哪些畫作。翻開其中一幅上的三張牌，記住看到了什麼。
game-cats-clean = 洗畫
game-cats-clean-about = 牌上的顏色和調色盤一樣？這幅畫就乾淨了。不一樣的話，拿自己的顏料換一張。
game-cats-beware = 小心
game-cats-beware-about = 牌裡藏著陷阱，黑貓也會搗蛋。不過贏得的每個調色盤都能幫助大家。
game-cats-play = 和兩隻電腦貓咪一起。不必註冊，不必等待。
game-cats-showcase = 十二幅金框的貓咪畫作，其中五幅被潑了顏料，還有一隻一臉無辜的黑貓

## Levels of computer players

cats-level-kitten = 小奶貓
cats-level-young-cat = 少年貓
cats-level-cat = 貓
cats-level-expert = 智慧貓

## Names of computer players, by seat: the faces are in ui/figure

cats-bot-1 = 虎斑
cats-bot-2 = 花花
cats-bot-3 = 橘子
cats-bot-4 = 芝麻
cats-bot-5 = 雪球
cats-bot-6 = 小霧
cats-bot-7 = 布丁
cats-bot-8 = 小襪
