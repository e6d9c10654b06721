# Walls, what hangs on them, and hanging.

wall-own = 你的展示牆
wall-summary = { $label }：{ $paintings } 幅畫作，{ $decor } 塊裝飾品，{ $fauxPas } 幅品味糟糕，{ $free } 個空格
wall-tiles = { $label }：牆上掛的東西
wall-tile = { $square }：{ $tile }
wall-tile-faux-pas = { $square }：{ $tile }，糟糕品味

wall-painting = { $type }：{ $title }
wall-type-city = 城市生活
wall-type-portrait = 肖像
wall-type-still-life = 靜物
wall-type-landscape = 風景
wall-decor-single = 1 個盾牌的裝飾品
wall-decor-wide = 2 個盾牌的橫式裝飾品
wall-decor-tall = 2 個盾牌的直式裝飾品
wall-decor-frieze = 3 個盾牌的橫式裝飾品
wall-decor-column = 3 個盾牌的直式裝飾品

# Hanging
wall-hang = 你的展示牆。手上：{ $tile }
wall-keys = 方向鍵移到旁邊的位置，N 和 P 依序走遍所有位置，Home 和 End 到第一個和最後一個。Enter 掛上，Escape 放回。
wall-place = { $square }：
wall-points =
    { $number ->
       *[other] { $points } 分
    }
wall-matches = { $frames } 個相同畫框。
wall-wins =
    { $frames } 個相同畫框：{ $shields ->
        [1] 可得 1 個盾牌的裝飾品。
       *[other] 可得最多 { $shields } 個盾牌的裝飾品。
    }
wall-clashes = 糟糕品味：{ $paintings } 幅畫作拿不到聲望。
wall-put-back = 放回
wall-undo = 復原：{ $tile }
wall-hint-drop = 在牆上選一個位置
wall-hint-undoable = 這一輪內還可以復原
wall-hint-final = 確定之前會先問你
wall-trial = 掛在這裡嗎？
wall-rehearsed = 只是試擺：輪到你挑選時才能拿取。
wall-cancel = 換個位置
