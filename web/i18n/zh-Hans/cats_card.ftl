# Cats at the Vernissage, as the lobby shows it.

game-cats = 猫咪画展
game-cats-kind = 2–{ "\u2060" }4 人，六岁以上，齐心协力
game-cats-claim = 十二幅画，一个夜晚
game-cats-about = 有人把颜料泼在了猫咪的画展上。记住看过的牌，交换颜料，赶在天亮之前一起把杰作洗干净。
game-cats-roll = 掷骰
game-cats-roll-about = 骰子决定可以试哪些画作。翻开其中一幅上的三张牌，记住看到了什么。
game-cats-clean = 洗画
game-cats-clean-about = 牌上的颜色和调色板一样？这幅画就干净了。不一样的话，拿自己的颜料换一张。
game-cats-beware = 小心
game-cats-beware-about = 牌里藏着陷阱，黑猫也会捣蛋。不过赢得的每块调色板都能帮助大家。
game-cats-play = 和两只电脑猫咪一起。无需注册，不用等待。
game-cats-showcase = 十二幅金框的猫咪画作，其中五幅被泼了颜料，还有一只一脸无辜的黑猫

## Levels of computer players

cats-level-kitten = 小奶猫
cats-level-young-cat = 少年猫
cats-level-cat = 猫
cats-level-expert = 智慧猫

## Names of computer players, by seat: the faces are in ui/figure

cats-bot-1 = 虎斑
cats-bot-2 = 花花
cats-bot-3 = 橘子
cats-bot-4 = 芝麻
cats-bot-5 = 雪球
cats-bot-6 = 小雾
cats-bot-7 = 布丁
cats-bot-8 = 小袜
