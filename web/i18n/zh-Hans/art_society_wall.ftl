# Walls, what hangs on them, and hanging.

wall-own = 你的展示墙
wall-summary = { $label }：{ $paintings } 幅画作，{ $decor } 块装饰品，{ $fauxPas } 幅品味糟糕，{ $free } 个空格
wall-tiles = { $label }：墙上挂的东西
wall-tile = { $square }：{ $tile }
wall-tile-faux-pas = { $square }：{ $tile }，糟糕品味

wall-painting = { $type }：{ $title }
wall-type-city = 城市生活
wall-type-portrait = 肖像
wall-type-still-life = 静物
wall-type-landscape = 风景
wall-decor-single = 1 个盾牌的装饰品
wall-decor-wide = 2 个盾牌的横式装饰品
wall-decor-tall = 2 个盾牌的竖式装饰品
wall-decor-frieze = 3 个盾牌的横式装饰品
wall-decor-column = 3 个盾牌的竖式装饰品

# Hanging
wall-hang = 你的展示墙。手里：{ $tile }
wall-keys = 方向键移到旁边的位置，N 和 P 依次走遍所有位置，Home 和 End 到第一个和最后一个。Enter 挂上，Escape 放回。
wall-place = { $square }：
wall-points =
    { $number ->
       *[other] { $points } 分
    }
wall-matches = { $frames } 个相同画框。
wall-wins =
    { $frames } 个相同画框：{ $shields ->
        [1] 可得 1 个盾牌的装饰品。
       *[other] 可得最多 { $shields } 个盾牌的装饰品。
    }
wall-clashes = 糟糕品味：{ $paintings } 幅画作拿不到声望。
wall-put-back = 放回
wall-undo = 撤销：{ $tile }
wall-hint-drop = 在墙上选一个位置
wall-hint-undoable = 这一轮里还可以撤销
wall-hint-final = 确定之前会先问你
wall-trial = 挂在这里吗？
wall-rehearsed = 只是试摆：轮到你挑选时才能拿走。
wall-cancel = 换个位置
