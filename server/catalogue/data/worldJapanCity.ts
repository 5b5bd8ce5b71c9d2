// City pop, technopop and fusion from Japan. Titles as the record has them; the other title is what Koreans type. The format: server/catalogue/README.md.
export const WORLD_JAPAN_CITY = `
@ Tatsuro Yamashita | 야마시타 타츠로/山下達郎 | City Pop, J-pop
クリスマス・イブ | 크리스마스 이브
SPARKLE | 스파클
RIDE ON TIME | 라이드 온 타임
LOVE TALKIN' (Honey It's You)
YOUR EYES
高気圧ガール
LOVELAND, ISLAND
あまく危険な香り
FUNKY FLUSHIN'
BOMBER

@ Mariya Takeuchi | 타케우치 마리야/竹内まりや | City Pop, J-pop
プラスティック・ラヴ | 플라스틱 러브
駅 | 역
元気を出して
シングル・アゲイン
告白
September | 셉템버
不思議なピーチパイ
いのちの歌
カムフラージュ
けんかをやめて

@ ANRI | 안리/杏里 | City Pop, J-pop
悲しみがとまらない | 슬픔이 멈추지 않아
Remember Summer Days
Last Summer Whisper
CAT'S EYE | 캣츠 아이
オリビアを聴きながら
SHYNESS BOY
WINDY SUMMER
Fly by Day
気ままにREFLECTION

@ Taeko Onuki | 오누키 타에코/大貫妙子 | City Pop, J-pop
4:00A.M.
都会
くすりをたくさん
突然の贈りもの
海と少年
色彩都市
ピーターラビットとわたし
黒のクレール
メトロポリタン美術館
夏に恋する女たち

@ Miki Matsubara | 마츠바라 미키/松原みき | City Pop, J-pop
真夜中のドア~Stay With Me | 한밤중의 문
ニートな午後3時
Cryin'
It's So Creamy
あいつのブラウンシューズ
His Woman

@ Toshiki Kadomatsu | 카도마츠 토시키/角松敏生 | City Pop, Funk
TAKE YOU TO THE SKY HIGH
If You...
AIRPORT LADY
DO YOU WANNA DANCE
NO END SUMMER
RAMP IN
TOKYO TOWER
初恋

@ Yumi Matsutoya | 마츠토야 유미/松任谷由実/荒井由実/아라이 유미 | J-pop, Singer-songwriter
ひこうき雲 | 비행운
やさしさに包まれたなら | 다정함에 감싸인다면
ルージュの伝言 | 루즈의 전언
卒業写真 | 졸업사진
中央フリーウェイ
春よ、来い | 봄이여, 오라
守ってあげたい
真夏の夜の夢
リフレインが叫んでる
恋人がサンタクロース

@ Eiichi Ohtaki | 오타키 에이이치/大滝詠一 | City Pop, J-pop
幸せな結末
指切り
それはぼくぢゃないよ
= A LONG VACATION | 어 롱 베케이션 | 1981
君は天然色 | 너는 천연색
Velvet Motel
カナリア諸島にて
Pap-Pi-Doo-Bi-Doo-Ba物語
我が心のピンボール
雨のウェンズデイ
スピーチ・バルーン
恋するカレン
FUN×4
さらばシベリア鉄道

@ Haruomi Hosono | 호소노 하루오미/細野晴臣 | Folk, J-pop
恋は桃色
薔薇と野獣
終りの季節
ろっかばいまいべいびい
僕は一寸
北京ダック
SPORTS MEN

@ Yellow Magic Orchestra | 옐로 매직 오케스트라/YMO | Electronic, J-pop
君に、胸キュン。
CUE
FIRECRACKER
TONG POO
COSMIC SURFIN'
NICE AGE
過激な淑女
BALLET
= SOLID STATE SURVIVOR | 솔리드 스테이트 서바이버 | 1979
TECHNOPOLIS
ABSOLUTE EGO DANCE
RYDEEN | 라이딘
CASTALIA
BEHIND THE MASK
DAY TRIPPER
INSOMNIA
SOLID STATE SURVIVOR

@ Sugar Babe | 슈가 베이브/シュガー・ベイブ | City Pop, J-pop
DOWN TOWN | 다운타운
SHOW
今日はなんだか
雨は手のひらにいっぱい
すてきなメロディー

@ CASIOPEA | 카시오페아 | Jazz, Funk
GALACTIC FUNK
EYES OF THE MIND
SPACE ROAD
LOOKING UP
FIGHT MAN
BLACK JOKE
= MINT JAMS | 민트 잼스 | 1982
TAKE ME
ASAYAKE | 아사야케
MIDNIGHT RENDEZVOUS
TIME LIMIT
DOMINO LINE
TEARS OF THE STAR
SWEAR

@ T-SQUARE | 티스퀘어 | Jazz, Funk
TRUTH | 트루스
宝島 | 보물섬
OMENS OF LOVE
ALL ABOUT YOU
EL MIRAGE
IT'S MAGIC
明日への扉
TRAVELERS
FACES
MEGALITH

@ Masayoshi Takanaka | 타카나카 마사요시/高中正義 | Jazz, Funk, City Pop
BLUE LAGOON | 블루 라군
READY TO FLY
OH! TENGO SUERTE
ALONE
SWEET AGNES
伊豆甘夏納豆売り
SAUDADE

@ Hiroshi Sato | 사토 히로시/佐藤博 | City Pop, Electronic
Say Goodbye
You're My Baby
I Can't Wait
Blue and Moody Music
Awakening
Love and Peace
From Me to You

@ Junko Ohashi | 오하시 준코/大橋純子 | City Pop, J-pop
テレフォン・ナンバー | 텔레폰 넘버
シルエット・ロマンス
たそがれマイ・ラブ
シンプル・ラブ

@ Tomoko Aran | 아란 토모코/亜蘭知子 | City Pop
MIDNIGHT PRETENDERS | 미드나잇 프리텐더스
I'M IN LOVE
Slow Nights
BODY TO BODY

@ Meiko Nakahara | 나카하라 메이코/中原めいこ | City Pop, J-pop
FANTASY | 판타지
君たちキウイ・パパイア・マンゴーだね。
鏡の中のアクトレス
Dance in the memories

@ Momoko Kikuchi | 키쿠치 모모코/菊池桃子 | City Pop, J-pop
卒業-GRADUATION-
青春のいじわる
SUMMER EYES
もう逢えないかもしれない

@ Seiko Matsuda | 마츠다 세이코/松田聖子 | J-pop
青い珊瑚礁 | 푸른 산호초
赤いスイートピー | 빨간 스위트피
渚のバルコニー
SWEET MEMORIES
瑠璃色の地球
風立ちぬ
天使のウィンク
夏の扉
秘密の花園
チェリーブラッサム

@ Ryo Fukui | 후쿠이 료/福居良 | Jazz
Mellow Dream
= Scenery | 시너리 | 1976
It Could Happen to You
I Want to Talk About You
Early Summer
Willow Weep for Me
Autumn Leaves
Scenery

@ Hiromi | 우에하라 히로미/上原ひろみ/Hiromi Uehara | Jazz
Spiral
Kung-Fu World Champion
Time Difference
XYZ
The Tom and Jerry Show
Place to Be
Voice
Spark
Move
Haze
`
