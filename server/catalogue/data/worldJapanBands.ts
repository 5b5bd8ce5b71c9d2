// Japanese bands of the years since 2005. Titles as the record has them; the other title is what Koreans type. The format: server/catalogue/README.md.
export const WORLD_JAPAN_BANDS = `
@ ONE OK ROCK | 원 오크 록/원오크록/ワンオク | Rock, J-pop
完全感覚Dreamer | 완전감각 드리머
The Beginning
Wherever you are
Clock Strikes
Mighty Long Fall
Re:make
じぶんROCK
NO SCARED
アンサイズニア
Cry out
We are
Renegades
Stand Out Fit In
Wasted Nights
Heartache
欲望に満ちた青年団
Deeper Deeper

@ King Gnu | 킹 누 | Rock, J-pop
白日 | 백일
飛行艇 | 비행정
Teenager Forever
Prayer X
カメレオン | 카멜레온
一途
逆夢
SPECIALZ
三文小説 | 삼문소설
BOY
Vinyl
Tokyo Rendez-Vous
Slumberland
It's a small world
傘

@ Official HIGE DANdism | 오피셜 히게 단디즘/히게단/Official髭男dism | J-pop, Rock
Pretender | 프리텐더
I LOVE...
宿命 | 숙명
イエスタデイ | 예스터데이
Cry Baby
Subtitle | 서브타이틀
ミックスナッツ | 믹스 너츠
ノーダウト
Stand By You
115万キロのフィルム
Laughter
HELLO
アポトーシス
ホワイトノイズ
TATTOO
Chessboard
SOULSOUP

@ Mrs. GREEN APPLE | 미세스 그린 애플/ミセスグリーンアップル | Rock, J-pop
青と夏 | 푸름과 여름
インフェルノ | 인페르노
点描の唄
ダンスホール | 댄스홀
Soranji
ケセラセラ | 케세라세라
ライラック | 라일락
僕のこと
私は最強
Magic
StaRt
春愁
Speaking
ビターバカンス

@ Ling Tosite Sigure | 린토시테시구레/린토시테 시구레/凛として時雨 | Rock, Math Rock, Alternative
DISCO FLIGHT
Telecastic fake show
想像のSecurity
JPOP Xfile
nakano kill you
鮮やかな殺人
I was music
moment A rhythm
abnormalize
Enigmatic Feeling

@ TK from Ling tosite sigure | 티케이 프롬 린토시테시구레/TK from 凛として時雨 | Rock, Alternative
unravel | 언라벨
katharsis
P.S. RED I
first death
contrast
Signal
Fantastic Magic
彩脳

@ tricot | 토리코/トリコ | Math Rock, Rock
爆裂パニエさん
POOL
99.974℃
E
おちゃんせんすぅす
potage
あふれる
おやすみ
G.N.S
節約家

@ Kinoko Teikoku | 키노코 테이코쿠/키노코테이코쿠/きのこ帝国 | Shoegaze, Rock, Alternative
クロノスタシス | 크로노스타시스
東京 | 도쿄
海と花束 | 바다와 꽃다발
夜鷹
退屈しのぎ
WHIRLPOOL
春と修羅
桜が咲く前に
金木犀の夜
猫とアレルギー

@ Hitsujibungaku | 히츠지분가쿠/羊文学/양문학 | Rock, Shoegaze, Alternative
more than words
1999
あいまいでいいよ
砂漠のきみへ
マヨイガ
光るとき | 빛날 때
OOPARTS
永遠のブルー
祈り
ドラマ

@ Sakanaction | 사카낙션/サカナクション | Rock, Electronic, J-pop
新宝島 | 신보물섬
夜の踊り子 | 밤의 무희
アイデンティティ | 아이덴티티
ネイティブダンサー | 네이티브 댄서
三日月サンセット | 초승달 선셋
アルクアラウンド | 아루쿠 어라운드
ミュージック | 뮤직
多分、風。
忘れられないの
ルーキー

@ People In The Box | 피플 인 더 박스 | Math Rock, Alternative
聖者たち
旧市街
ヨーロッパ
見えない警察のための
完璧な庭
はじまりの国
レテビーチ
バースデイ

@ cinema staff | 시네마 스태프 | Alternative, Rock
great escape
theme of us
西南西の虹
into the green
AMK HOLLIC
望郷
白い砂漠のマーチ
シャドウ

@ mouse on the keys | 마우스 온 더 키스 | Post-rock, Jazz
最後の晩餐 | 최후의 만찬
spectres de mouse
Leviathan
toccatina
completed nihilism
forgotten children
earache

@ 9mm Parabellum Bullet | 나인미리 파라벨럼 불릿/9mm | Rock, Alternative
Discommunication
ハートに火をつけて
Black Market Blues
新しい光
Living Dying Message
太陽が欲しいだけ
カモメ
The World
Supernova

@ THE BACK HORN | 더 백 혼/백 혼 | Rock
罠
美しい名前
コバルトブルー
冬のミルク
サニー
刃
戦う君よ
初めての呼吸で

@ [Alexandros] | 알렉산드로스/[Champagne] | Rock, J-pop
ワタリドリ | 와타리도리
Starrrrrrr
Kick&Spin
閃光 | 섬광
ムーンソング
Adventure
Run Away
風になって
Dracula La
涙がこぼれそう

@ UNISON SQUARE GARDEN | 유니즌 스퀘어 가든/유니슨 스퀘어 가든 | Rock, J-pop
シュガーソングとビターステップ | 슈가송과 비터스텝
オリオンをなぞる
センチメンタルピリオド
kaleido proud fiesta
フルカラープログラム
天国と地獄
Phantom Joke
場違いハミングバード
mix juiceのいうとおり
完全無欠のロックンロール

@ KANA-BOON | 카나분 | Rock, J-pop
シルエット | 실루엣
ないものねだり
フルドライブ
スターマーカー
盛者必衰の理、お断り

@ KEYTALK | 키토크 | Rock, J-pop
MONSTER DANCE
MATSURI BAYASHI
Summer Venus
桜花爛漫
パラレル
コースター
Love me

@ SPYAIR | 스파이에어 | Rock, J-pop
サムライハート (Some Like It Hot!!) | 사무라이 하트
現状ディストラクション | 현상 디스트럭션
サクラミツツキ
イマジネーション | 이매지네이션
オレンジ | 오렌지
I'm a believer
BEAUTIFUL DAYS
My World
JUST LIKE THIS

@ FLOW | 플로우/플로 | Rock, J-pop
GO!!!
COLORS
DAYS
Sign
Re:member
WORLD END
愛愛愛に撃たれてバイバイバイ

@ UVERworld | 우버월드 | Rock, J-pop
D-tecnoLife
CORE PRIDE
クオリア
儚くも永久のカナシ
激動
在るべき形
Touch off
ODD FUTURE
7th Trigger
ナノ・セカンド

@ ORANGE RANGE | 오렌지 레인지 | Rock, J-pop
花 | 꽃
上海ハニー | 상하이 허니
ラヴ・パレード
イケナイ太陽
ロコローション
ビバ★ロック
お願い!セニョリータ
キズナ
以心電信

@ Porno Graffitti | 포르노 그라피티/ポルノグラフィティ | Rock, J-pop
メリッサ | 멜리사
アゲハ蝶 | 호랑나비
サウダージ | 사우다지
THE DAY
ハネウマライダー
アポロ
ミュージック・アワー
愛が呼ぶほうへ
サボテン
今宵、月が見えずとも

@ Galileo Galilei | 갈릴레오 갈릴레이 | Rock, J-pop
青い栞 | 푸른 책갈피
夏空
明日へ
サークルゲーム | 서클 게임
ハマナスの花
さよならフロンティア
僕から君へ
恋の寿命
嵐のあとで

@ back number | 백넘버/バックナンバー | Rock, J-pop
クリスマスソング | 크리스마스 송
高嶺の花子さん | 높은 산의 하나코 씨
ハッピーエンド | 해피엔드
水平線 | 수평선
瞬き
花束 | 꽃다발
ヒロイン | 히로인
世田谷ラブストーリー
怪盗
アイラブユー

@ SEKAI NO OWARI | 세카이 노 오와리/세카오와/世界の終わり | J-pop, Rock
RPG
Dragon Night
眠り姫
幻の命
スターライトパレード
スノーマジックファンタジー
Habit
サザンカ
ANTI-HERO
炎と森のカーニバル

@ indigo la End | 인디고 라 엔드 | Rock, J-pop
夏夜のマジック | 여름밤의 매직
夜明けの街でサヨナラを
名もなきハッピーエンド
雫に恋して
瞳に映らない
想いきり
悲しくなる前に
蒼糸
チューリップ
名前は片想い

@ Gesu no Kiwami Otome | 게스노키와미오토메/ゲスの極み乙女 | Rock, J-pop
私以外私じゃないの
キラーボール
ロマンスがありあまる
猟奇的なキスを私にして
両成敗でいいじゃない
パラレルスペック
ドレスを脱げ

@ CreepHyp | 크리프하이프/クリープハイプ | Rock, Alternative
オレンジ
イト
憂、燦々
栞
社会の窓
ラブホテル
HE IS MINE
手と手
寝癖
ナイトオンザプラネット

@ My Hair is Bad | 마이 헤어 이즈 배드 | Rock, EMO
真赤
元彼氏として
味方
ドラマみたいだ
フロムナウオン
告白
いつか結婚しても
戦争を知らない大人たち

@ Saucy Dog | 소시 도그 | Rock, J-pop
シンデレラボーイ | 신데렐라 보이
いつか | 언젠가
コンタクトケース
魔法にかけられて
結

@ SUPER BEAVER | 슈퍼 비버 | Rock, J-pop
ありがとう
東京
青い春
人として
アイラヴユー
名前を呼ぶよ
ひたむき
グラデーション
幸せのために生きているだけさ

@ sumika | 스미카 | Rock, J-pop
Lovers
ファンファーレ | 팡파르
「伝言歌」
フィクション
Shake & Shake
ふっかつのじゅもん
春夏秋冬
MAGIC

@ 10-FEET | 텐 피트 | Punk, Rock
第ゼロ感 | 제제로감
RIVER
2%
goes on
VIBES BY VIBES
ヒトリセカイ
その向こうへ

@ MAN WITH A MISSION | 맨 위드 어 미션 | Rock, Alternative
Raise your flag
FLY AGAIN
Emotions
Seven Deadly Sins
Dead End in Tokyo
distance
Get Off of My Way
Remember Me
絆ノ奇跡

@ coldrain | 콜드레인 | Metal, Rock
No Escape
The Revelation
To Be Alive
Die Tomorrow
Gone
Final Destination
MAYDAY

@ Maximum the Hormone | 맥시멈 더 호르몬/マキシマム ザ ホルモン | Metal, Hardcore
What's up, people?!
絶望ビリー
ぶっ生き返す!!
恋のメガラバ
ROLLING1000tOON
F
爪爪爪
予襲復讐

@ BABYMETAL | 베이비메탈 | Metal, J-pop
ギミチョコ!! | 기미초코
メギツネ
Road of Resistance
KARATE
ヘドバンギャー!!
イジメ、ダメ、ゼッタイ
ド・キ・ド・キ☆モーニング
PA PA YA!!
Distortion
RATATATA

@ BAND-MAID | 밴드 메이드 | Hard Rock, Rock
Thrill
Choose me
DOMINATION
REAL EXISTENCE
DON'T YOU TELL ME
Warning!
DICE
FREEDOM
Daydreaming

@ SCANDAL | 스캔들 | Rock, J-pop
瞬間センチメンタル | 순간 센티멘탈
少女S
DOLL
ハルカ
太陽スキャンダラス
会わないつもりの、元気でね
LOVE SURVIVE
A.M.D.K.J.

@ Chatmonchy | 챗몬치/チャットモンチー | Rock, J-pop
シャングリラ | 샹그릴라
染まるよ
風吹けば恋
恋愛スピリッツ
ハナノユメ
女子たちに明日はない
ヒラヒラヒラク秘密ノ扉
橙
世界が終わる夜に

@ andymori | 앤디모리 | Rock
1984
FOLLOW ME
everything is my guitar
革命
CITY LIGHTS
クレイジークレイマー
投げKISSをあげるよ
すごい速さ
SUNRISE&SUNSET
`
