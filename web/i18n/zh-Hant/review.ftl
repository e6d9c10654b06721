# After the game: result, replay, and the rulebook.

review-copied = 已複製連結

## The rulebook

review-rules-loading = 正在打開規則……
review-rules-failed = 無法載入規則。重新載入頁面試試。
review-rules-contents = 目錄
review-rules-search = 在規則中尋找
review-rules-found =
    { $count ->
        [0] 沒有條款
       *[other] { $count } 條
    }
review-rules-nothing = 規則裡沒有提到。試試別的字詞，或條款編號。
review-rules-link = 複製這一條的連結

## Result and replay

review-opening = 正在讀取對局紀錄……
review-damaged-title = 無法讀取這份紀錄
review-damaged = 紀錄已損壞，或屬於這個頁面不認得的遊戲。讀取它的程式說：

## Result

review-fair-title = 公正發牌的證明
review-fair = 這場對局的所有發牌都由一個秘密數字（種子）決定。它的指紋在第一次發牌前就已公布，所以誰都不能事後挑選或更改。現在遊戲結束，種子公開了：任何人都可以算出它的指紋，並依照對局紀錄重現所有發牌。
review-fair-commitment = 遊戲前的指紋（SHA-256）
review-fair-seed = 遊戲後公開的種子
review-fair-holds = 你的瀏覽器比對過了：指紋與種子相符。
review-fair-fails = 指紋與種子不符。

review-rematch = 再來一局
review-to-replay = 觀看重播
review-share = 分享圖片
review-share-saved = 圖片已儲存
review-share-failed = 無法產生圖片。再試一次。
review-copy = 複製連結
review-copy-failed = 無法複製；連結就在網址列。
review-download = 下載對局紀錄

## Replay

review-to-result = 查看結果
review-replay-setup = 第一輪之前
review-replay-round = 第 { $round } 輪
review-replay-round-word = 輪
review-replay-controls = 重播控制
review-replay-step = 對局步驟
review-replay-at = 第 { $step } 步，共 { $end } 步。{ $sentence }
review-replay-speed = 速度
review-replay-round-back = 回到本輪開頭或上一輪
review-replay-back = 上一步
review-replay-play = 播放
review-replay-pause = 暫停
review-replay-next = 下一步
review-replay-round-next = 到下一輪
review-replay-copy = 複製這一刻的連結
