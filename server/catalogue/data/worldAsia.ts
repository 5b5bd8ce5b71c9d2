// Taiwan and its neighbours: indie bands and the songs Koreans know. The format: server/catalogue/README.md.
export const WORLD_ASIA = `
@ Sunset Rollercoaster | 선셋 롤러코스터/落日飛車/낙일비차 | Tiwan Indie, Dream Pop, City Pop
My Jinji | 마이 진지
Burgundy Red
I Know You Know
Almost Mature '87
Cool of Lullaby
Candlelight

@ No Party For Cao Dong | 노 파티 포 차오동/차오동/草東沒有派對/초동몰유파대 | Tiwan Indie, Rock
山海 | 산해
大風吹 | 대풍취
情歌 | 정가
勇敢的人
爛泥
在

@ Accusefive | 어큐즈파이브/고오인/告五人 | Tiwan Indie, Pop
愛人錯過
披星戴月的想你
好不容易
唯一
給你一瓶魔法藥水
新世界

@ deca joins | 데카 조인스 | Tiwan Indie, Rock
浴室 | 욕실
海浪 | 파도
快樂
春天游泳
夜間獨白
巫堵

@ DSPS | 디에스피에스 | Tiwan Indie, Dream Pop
我會不會又睡到下午了 | Sleep till Afternoon
冬天再去見你 | See You in Winter
Unconscious
Folk Song for You

@ Mayday | 메이데이/오월천/五月天 | Rock, Pop
倔強
突然好想你
溫柔
知足
戀愛ing
志明與春嬌

@ Sodagreen | 소다그린/蘇打綠 | Pop, Indie Rock
小情歌 | 소정가
無與倫比的美麗
我好想你
你被寫在我的歌裡
十年一刻
狂熱

@ EggPlantEgg | 에그플랜트에그/가자단/茄子蛋 | Tiwan Indie, Rock
浪子回頭
浪流連
這款自作多情
愛情你比我想的閣較偉大
閣愛妳一擺

@ Fire EX. | 파이어 이엑스/滅火器 | Tiwan Indie, Punk
島嶼天光
晚安台灣
長途夜車
基隆路
海上的人

@ Amazing Show | 어메이징 쇼/美秀集團 | Tiwan Indie, Rock
捲菸
做事人
電火王
擋一根

@ Crowd Lu | 크라우드 루/루광중/盧廣仲 | Tiwan Indie, Singer-songwriter, Pop
刻在我心底的名字 | 네 마음에 새겨진 이름
魚仔
100種生活
早安，晨之美!
好想要揮霍
幾分之幾

@ Cheer Chen | 치어 첸/진기정/陳綺貞 | Tiwan Indie, Singer-songwriter, Folk
旅行的意義 | 여행의 의미
魚
太陽
小步舞曲
還是會寂寞
流浪者之歌

@ 9m88 | 나인엠에잇에잇 | Tiwan Indie, R&B, Soul
九頭身日奈
愛情雨
Aim High
Waste No Time
若我告訴你其實我愛的只是你

@ Touming Magazine | 터우밍 매거진/透明雜誌 | Tiwan Indie, Punk
性的地獄
九月教室
師大公園地下社會
我們的靈魂樂

@ Jay Chou | 주걸륜/周杰倫/저우제룬 | Pop, R&B
不能說的秘密 | 말할 수 없는 비밀
晴天 | 맑은 날
七里香 | 칠리향
青花瓷 | 청화자
稻香 | 도향
告白氣球 | 고백기구

@ Teresa Teng | 등려군/鄧麗君 | Pop, Ballad
月亮代表我的心 | 월량대표아적심
甜蜜蜜 | 첨밀밀
我只在乎你
小城故事
夜來香 | 야래향
時の流れに身をまかせ

@ Beyond | 비욘드 | Rock, Pop
海闊天空 | 해활천공
光輝歲月
真的愛你
喜歡你
不再猶豫
Amani

@ Leslie Cheung | 장국영/張國榮 | Pop, Ballad
當年情 | 당년정
奔向未來日子 | 분향미래일자
倩女幽魂
追
風繼續吹
Monica

@ Carsick Cars | 카식 카스 | Indie Rock
中南海 | Zhong Nan Hai
Mogu Mogu
廣場 | Guang Chang

@ Omnipotent Youth Society | 만능청년여점/万能青年旅店 | Rock, Psychedelic
杀死那个石家庄人
秦皇岛
揪心的玩笑与漫长的白日梦
十万嬉皮
不万能的喜剧
大石碎胸口

@ Phum Viphurit | 품 비푸릿 | Indie Rock, Soul, Singer-songwriter
Lover Boy | 러버 보이
Long Gone
Hello, Anxiety
Strangers in a Dream
The Art of Detaching One's Heart
Adore

@ NIKI | 니키 | Pop, R&B, Singer-songwriter
Every Summertime
lowkey
La La Lost You
Indigo
High School in Jakarta
Backburner

@ keshi | 케시 | R&B, Pop
beside you
2 soon
like i need u
right here
blue
skeletons
`
