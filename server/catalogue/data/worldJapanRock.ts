// Japanese rock bands that came up before 2005. Titles as the record has them; the other title is what Koreans type. The format: server/catalogue/README.md.
export const WORLD_JAPAN_ROCK = `
@ BUMP OF CHICKEN | 범프 오브 치킨/범프/バンプ | Rock, J-pop
ray
車輪の唄 | 차륜의 노래
カルマ | 카르마
スノースマイル | 스노우 스마일
ロストマン | 로스트맨
supernova
花の名 | 꽃의 이름
アルエ | 아루에
K
ガラスのブルース | 유리의 블루스
Hello,world!
アカシア | 아카시아
記念撮影
メーデー | 메이데이
オンリーロンリーグローリー
SOUVENIR
ギルド | 길드
= jupiter | 주피터 | 2002
Stage of the ground
天体観測 | 천체관측
Title of mine
キャッチボール
ハルジオン | 하루지온
ベンチとコーヒー
メロディーフラッグ
ベル
ダイヤモンド
ダンデライオン

@ RADWIMPS | 래드윔프스/ラッドウィンプス | Rock, J-pop
前前前世 | 전전전세
なんでもないや | 아무것도 아니야
スパークル | 스파클
おしゃかしゃま | 오샤카샤마
有心論 | 유심론
ふたりごと
25コ目の染色体 | 25번째 염색체
いいんですか?
me me she
トレモロ | 트레몰로
オーダーメイド | 오더메이드
君と羊と青
グランドエスケープ | 그랜드 이스케이프
愛にできることはまだあるかい | 사랑이 할 수 있는 일이 아직 있을까
すずめ | 스즈메
カナタハルカ
正解 | 정답

@ ASIAN KUNG-FU GENERATION | 아시안 쿵푸 제너레이션/아지캉/アジカン | Rock, J-pop
遥か彼方 | 하루카 카나타
ソラニン | 소라닌
君という花 | 너라는 꽃
アフターダーク | 애프터 다크
未来の破片 | 미래의 파편
新世紀のラブソング
荒野を歩け | 황야를 걸어라
Blood Circulator
ブラックアウト
或る街の群青 | 어느 거리의 군청
フラッシュバック
アンダースタンド
無限グライダー
迷子犬と雨のビート
= ソルファ | 솔파 | 2004
振動覚
リライト | 리라이트
君の街まで | 너의 거리까지
マイワールド
夜の向こう
ラストシーン
サイレン | 사이렌
Re:Re: | 리리
24時
真夜中と真昼の夢
海岸通り
ループ&ループ | 루프 앤 루프

@ ELLEGARDEN | 엘르가든/엘레가든 | Rock, Punk, J-pop
ジターバグ | 지터버그
Missing
Supernova
風の日 | 바람 부는 날
Make A Wish
Salamander
Space Sonic
Red Hot
虹 | 무지개
金星 | 금성
高架線 | 고가선
Marry Me
No.13
スターフィッシュ | 스타피시
The Autumn Song
Middle Of Nowhere
Mountain Top

@ the HIATUS | 더 하이에이터스/하이에이터스 | Rock, Alternative
紺碧の夜に
Insomnia
Ghost In The Rain
Deerhounds
Shimmer
Clone
Thirst

@ Spitz | 스피츠/スピッツ | Rock, J-pop
チェリー | 체리
空も飛べるはず | 하늘도 날 수 있을 거야
楓 | 카에데
魔法のコトバ | 마법의 말
渚 | 나기사
スカーレット | 스칼렛
青い車 | 파란 자동차
運命の人 | 운명의 사람
春の歌 | 봄의 노래
正夢
優しいあの子 | 상냥한 그 아이
美しい鰭
夢追い虫
スターゲイザー
冷たい頬
猫になりたい | 고양이가 되고 싶어
君が思い出になる前に
= ハチミツ | 하치미츠 | 1995
ハチミツ
涙がキラリ☆
歩き出せ、クローバー
ルナルナ
愛のことば
トンガリ'95
あじさい通り
ロビンソン | 로빈슨
Y
グラスホッパー
君と暮らせたら

@ Mr.Children | 미스터 칠드런/미스치루/ミスチル | Rock, J-pop
innocent world
Tomorrow never knows
Sign
しるし
名もなき詩
HANABI
抱きしめたい
終わりなき旅
くるみ
Over
口笛
HERO
365日
シーソーゲーム ~勇敢な恋の歌~
君が好き
GIFT
足音 ~Be Strong

@ THE BLUE HEARTS | 블루 하츠/더 블루 하츠/ザ・ブルーハーツ | Punk, Rock
リンダリンダ | 린다 린다
TRAIN-TRAIN
人にやさしく
青空
情熱の薔薇
1000のバイオリン
終わらない歌 | 끝나지 않는 노래
夕暮れ
キスしてほしい

@ Hi-STANDARD | 하이 스탠다드/하이스타 | Punk
STAY GOLD
MY FIRST KISS
DEAR MY FRIEND
CLOSE TO ME
TURNING BACK
Brand New Sunset
CALIFORNIA DREAMIN'
NEW LIFE
SUMMER OF LOVE
MAXIMUM OVERDRIVE

@ MONGOL800 | 몽골800/モンゴル800 | Punk, Rock
小さな恋のうた | 작은 사랑의 노래
あなたに | 너에게
琉球愛歌
DON'T WORRY BE HAPPY
PARTY
矛盾の上に咲く花

@ JUDY AND MARY | 주디 앤 마리/쥬디 앤 마리 | Rock, Punk, J-pop
そばかす | 소바카스
Over Drive
クラシック
散歩道
ラッキープール
くじら12号
小さな頃から
Hello! Orange Sunshine
ドキドキ
RADIO

@ THE YELLOW MONKEY | 더 옐로우 몽키/옐로우 몽키 | Rock
JAM
SPARK
BURN
LOVE LOVE SHOW
楽園
太陽が燃えている
プライマル。
バラ色の日々
球根

@ THEE MICHELLE GUN ELEPHANT | 미쉘 건 엘리펀트/티 미쉘 건 엘리펀트 | Rock, Punk
世界の終わり | 세상의 끝
G.W.D
ゲット・アップ・ルーシー
スモーキン・ビリー
バードメン
リリィ
CISCO
ドロップ
GT400

@ BLANKEY JET CITY | 블랭키 젯 시티 | Rock
赤いタンバリン
SWEET DAYS
ガソリンの揺れかた
D.I.J.のピストル
PUNKY BAD HIP
SKUNK
ロメオ
冬のセーター
左ききのBaby

@ the pillows | 더 필로우즈/필로우즈/ピロウズ | Rock, Alternative
Funny Bunny | 퍼니 바니
ハイブリッド レインボウ | 하이브리드 레인보우
Ride on shooting star
LITTLE BUSTERS
ストレンジ カメレオン
I think I can
Blues Drive Monster
LAST DINOSAUR
白い夏と緑の自転車 赤い髪と黒いギター
この世の果てまで

@ NUMBER GIRL | 넘버 걸/ナンバーガール | Rock, Alternative, Post-punk
透明少女 | 투명소녀
OMOIDE IN MY HEAD
鉄風 鋭くなって
DESTRUCTION BABY
ZEGEN VS UNDERCOVER
IGGY POP FAN CLUB
NUM-AMI-DABUTZ
タッチ
日常に生きる少女
I don't know

@ SUPERCAR | 슈퍼카/スーパーカー | Rock, Shoegaze, Electronic
cream soda
Lucky
STROBOLIGHTS
YUMEGIWA LAST BOY
AOHARU YOUTH
PLANET
DRIVE
Wonder Word
FAIRWAY
STORYWRITER

@ QURULI | 쿠루리/くるり | Rock, Alternative
ばらの花 | 장미의 꽃
東京 | 도쿄
ワンダーフォーゲル
琥珀色の街、上海蟹の朝
ハイウェイ | 하이웨이
ワールズエンド・スーパーノヴァ
奇跡
ロックンロール
虹
JUBILEE

@ Fishmans | 피쉬만즈/피시만즈/フィッシュマンズ | Dream Pop, Psychedelic, Rock
いかれたBaby
LONG SEASON
Weather Report
ゆらめき IN THE AIR
MAGIC LOVE
頼りない天使
SEASON
Smilin' Days, Summer Holiday
= 空中キャンプ | 공중캠프 | 1996
ずっと前
BABY BLUE
SLOW DAYS
SUNNY BLUE
ナイトクルージング | 나이트 크루징
幸せ者
すばらしくてNICE CHOICE
新しい人

@ Happy End | 해피 엔드/はっぴいえんど | Rock, Folk
春よ来い
12月の雨の日
かくれんぼ
さよならアメリカ さよならニッポン
= 風街ろまん | 카제마치 로망 | 1971
抱きしめたい
空いろのくれよん
風をあつめて | 바람을 모아
暗闇坂むささび変化
はいからはくち
はいから・びゅーちふる
夏なんです
花いちもんめ
あしたてんきになあれ
颱風
春らんまん
愛餓を

@ syrup16g | 시럽16g/시럽 | Rock, Alternative
Reborn
生活 | 생활
My Song
神のカルマ
天才
I・N・M
パープルムカデ
負け犬
明日を落としても
センチメンタル

@ ART-SCHOOL | 아트 스쿨 | Rock, Alternative
あと10秒で
MISS WORLD
FADE TO BLACK
スカーレット
EVIL
フローズン ガール
サッド マシーン
ロリータ キルズ ミー
UNDER MY SKIN
SWAN SONG

@ Straightener | 스트레이테너/ストレイテナー | Rock, Alternative
Melodic Storm
シーグラス
彩雲
REMINDER
ROCKSTEADY
KILLER TUNE
TRAIN
SIX DAY WONDER
原色

@ GOING STEADY | 고잉 스테디 | Punk
BABY BABY
銀河鉄道の夜
もしも君が泣くならば
東京少年
童貞ソー・ヤング

@ Ging Nang Boyz | 깅난보이즈/銀杏BOYZ | Punk
夢で逢えたら
漂流教室
駆け抜けて性春
人間
ぽあだむ
恋は永遠
援助交際
光
エンジェルベイビー
いちごの唄

@ Remioromen | 레미오로멘/レミオロメン | Rock, J-pop
粉雪 | 가루눈
3月9日 | 3월 9일
南風
太陽の下
五月雨
茜空

@ Tokyo Ska Paradise Orchestra | 도쿄 스카 파라다이스 오케스트라/스카파라/東京スカパラダイスオーケストラ | Ska, Jazz
Paradise Has No Border
Down Beat Stomp
美しく燃える森
銀河と迷路
めくれたオレンジ
カナリヤ鳴く空
ルパン三世のテーマ
水琴窟 -SUIKINKUTSU-

@ Boris | 보리스 | Metal, Psychedelic, Shoegaze
Farewell | 決別
Pink
Flower Sun Rain
Statement
My Neighbor Satan
Rainbow

@ envy | 엔비 | Hardcore, Post-rock
A Warm Room
Go Mad and Mark
A Winter Quest for Fantasy
Scene
Further Ahead of Warp
Chain Wandering Deeply
`
