// K-pop of today: girl groups and women who sing alone. The format: server/catalogue/README.md.
export const KOREAN_POP = `
@ 아이유 | IU | K-pop, Ballad, Singer-songwriter
좋은 날 | Good Day
너랑 나 | YOU&I
Blueming
에잇 | eight
strawberry moon
삐삐 | BBIBBI
스물셋 | Twenty-Three
금요일에 만나요 | Friday
내 손을 잡아 | Hold My Hand
분홍신 | The Red Shoes
너의 의미
나만 몰랐던 이야기
하루 끝
Love poem
시간의 바깥
무릎
마음
푸르던
Zezé
잔소리
마시멜로우
BOO
드라마
가을 아침
Love wins all
= LILAC | 라일락 | 2021
라일락 | LILAC
Flu
Coin
봄 안녕 봄
Celebrity
돌림노래
빈 컵
아이와 나의 바다
어푸
에필로그
= Palette | 팔레트 | 2017
이 지금
팔레트 | Palette
이런 엔딩
사랑이 잘
잼잼
Black Out
마침표
밤편지 | Through the Night
그렇게 사랑은
이름에게

@ BLACKPINK | 블랙핑크 | K-pop, Pop
뚜두뚜두 | DDU-DU DDU-DU
마지막처럼 | AS IF IT'S YOUR LAST
휘파람 | WHISTLE
붐바야 | BOOMBAYAH
불장난 | PLAYING WITH FIRE
STAY
Kill This Love
Forever Young
Kick It
뛰어 | JUMP
= THE ALBUM | | 2020
How You Like That
Ice Cream
Pretty Savage
Bet You Wanna
Lovesick Girls
Crazy Over You
Love To Hate Me
You Never Know
= BORN PINK | 본 핑크 | 2022
Pink Venom
Shut Down
Typa Girl
Yeah Yeah Yeah
Hard to Love
The Happiest Girl
Tally
Ready For Love

@ NewJeans | 뉴진스 | K-pop, Pop
Ditto
OMG
How Sweet
Bubble Gum
Supernatural
Right Now
Zero
= New Jeans | | 2022
Attention
Hype Boy
Cookie
Hurt
= Get Up | | 2023
New Jeans
Super Shy
ETA
Cool With You
Get Up
ASAP

@ aespa | 에스파 | K-pop, Electronic
Next Level
Black Mamba
Spicy
Drama
Whiplash
Girls
Better Things
Rich Man
Dirty Work
Illusion
Hot Mess
= Savage | | 2021
ænergy
Savage
I'll Make You Cry
YEPPI YEPPI
ICONIC
자각몽 | Lucid Dream
= Armageddon | 아마겟돈 | 2024
Supernova
Armageddon
Set The Tone
Mine
Licorice
BAHAMA
Long Chat (#♥)
Prologue
Live My Life
목소리 | Melody

@ IVE | 아이브 | K-pop, Pop
ELEVEN
LOVE DIVE
After LIKE
Baddie
Either Way
Off The Record
해야 | HEYA
Accendio
REBEL HEART
ATTITUDE
XOXZ
ROYAL
= I've IVE | | 2023
Blue Blood
I AM
Kitsch
Lips
Heroine
Mine
섬찟 | Hypnosis
NOT YOUR GIRL
궁금해 | Next Page
Cherish
Shine With Me

@ LE SSERAFIM | 르세라핌 | K-pop, Pop
UNFORGIVEN
이브, 프시케 그리고 푸른 수염의 아내 | Eve, Psyche & the Bluebeard's wife
Perfect Night
EASY
Smart
CRAZY
HOT
Fire in the belly
SPAGHETTI
= FEARLESS | 피어리스 | 2022
The World Is My Oyster
FEARLESS
Blue Flame
The Great Mermaid
Sour Grapes
= ANTIFRAGILE | 안티프래자일 | 2022
The Hydra
ANTIFRAGILE
Impurities
No Celestial
Good Parts (when the quality is bad but I am)

@ i-dle | (여자)아이들/아이들/(G)I-DLE | K-pop, Pop
TOMBOY
Nxde
퀸카 | Queencard
LATATA
한(一) | HANN
Senorita
LION
Oh my god
덤디덤디 | DUMDi DUMDi
화(火花) | HWAA
나는 아픈 건 딱 질색이니까 | Fate
Super Lady
클락션 | Klaxon
MY BAG
Uh-Oh
말리지 마
Good Thing

@ TWICE | 트와이스 | K-pop, Pop
CHEER UP
TT
OOH-AHH하게 | Like OOH-AHH
What is Love?
FANCY
KNOCK KNOCK
SIGNAL
LIKEY
Heart Shaker
Dance The Night Away
YES or YES
Feel Special
MORE & MORE
I CAN'T STOP ME
CRY FOR ME
Alcohol-Free
SCIENTIST
The Feels
Talk that Talk
SET ME FREE
올해 제일 잘한 일
ONE SPARK
Strategy

@ Red Velvet | 레드벨벳 | K-pop, R&B
빨간 맛 | Red Flavor
Psycho
Bad Boy
러시안 룰렛 | Russian Roulette
행복 | Happiness
Ice Cream Cake
Dumb Dumb
Rookie
Power Up
7월 7일 | One Of These Nights
Feel My Rhythm
음파음파 | Umpah Umpah
짐살라빔 | Zimzalabim
Queendom
RBB (Really Bad Boy)
Birthday
Chill Kill
Cosmic
Automatic
Be Natural
= Perfect Velvet | | 2017
피카부 | Peek-A-Boo
봐 | Look
I Just
Kingdom Come
두 번째 데이트 | My Second Date
Attaboy
Perfect 10
About Love
달빛 소리 | Moonlight Melody

@ MAMAMOO | 마마무 | K-pop, R&B, Soul
HIP
별이 빛나는 밤 | Starry Night
데칼코마니 | Décalcomanie
넌 is 뭔들 | You're the best
음오아예 | Um Oh Ah Yeh
Mr.애매모호 | Mr. Ambiguous
딩가딩가 | Dingga
너나 해 | Egotistic
고고베베 | gogobebe
나로 말할 것 같으면 | Yes I am
피아노맨 | Piano Man
아예 | AYA
1cm의 자존심
I Miss You

@ OH MY GIRL | 오마이걸 | K-pop, Pop
살짝 설렜어 | Nonstop
Dolphin
비밀정원 | Secret Garden
다섯 번째 계절 | The Fifth Season
Dun Dun Dance
CLOSER
불꽃놀이 | Remember Me
BUNGEE
CUPID
WINDY DAY
LIAR LIAR
Real Love
여름이 들려 | Summer Comes

@ ITZY | 있지 | K-pop, Pop
달라달라 | DALLA DALLA
ICY
WANNABE
Not Shy
마.피.아. In the morning
LOCO
SNEAKERS
Cheshire
CAKE
BET ON ME
UNTOUCHABLE
Boys Like You
Voltage
GOLD

@ GFRIEND | 여자친구 | K-pop, Pop
시간을 달려서 | Rough
오늘부터 우리는 | Me gustas tu
너 그리고 나 | Navillera
유리구슬 | Glass Bead
귀를 기울이면 | Love Whisper
밤 | Time for the moon night
열대야 | Fever
교차로 | Crossroads
Apple
MAGO
해야 | Sunrise
핑거팁 | Fingertip
여름비 | Summer Rain

@ Apink | 에이핑크 | K-pop, Pop
NoNoNo
Mr. Chu
LUV
몰라요
MY MY
HUSH
1도 없어 | I'm so sick
%% (응응)
덤더럼 | Dumhdurum
Remember
내가 설렐 수 있게
FIVE
Dilemma

@ EXID | 이엑스아이디 | K-pop, Pop
위아래 | UP&DOWN
AH YEAH
HOT PINK
L.I.E
낮보다는 밤 | Night Rather Than Day
덜덜덜 | DDD
내일해 | LADY
ME&YOU
I LOVE YOU

@ AOA | 에이오에이 | K-pop, Pop
심쿵해 | Heart Attack
짧은 치마 | Miniskirt
사뿐사뿐 | Like a Cat
단발머리 | Short Hair
흔들려 | Confused
Good Luck
빙글뱅글
Excuse Me
MOYA

@ STAYC | 스테이씨 | K-pop, Pop
ASAP
SO BAD
RUN2U
색안경 | STEREOTYPE
Teddy Bear
Bubble
BEAUTIFUL MONSTER
Cheeky Icy Thang
SO WHAT

@ fromis_9 | 프로미스나인 | K-pop, Pop
DM
WE GO
LOVE BOMB
DKDK
Feel Good
FUN!
Stay This Way
Talk & Talk
#menow
Supersonic
LIKE YOU BETTER
To Heart

@ NMIXX | 엔믹스 | K-pop, Pop
Love Me Like This
O.O
DICE
DASH
별별별 | See that?
Young, Dumb, Stupid
Party O'Clock
Soñar (Breaker)
KNOW ABOUT ME
Blue Valentine
Roller Coaster

@ KISS OF LIFE | 키스오브라이프 | K-pop, R&B
쉿 | Shhh
안녕, 네버랜드
Bad News
Nobody Knows
Midas Touch
Sticky
Igloo
Get Loud
Te Quiero

@ BABYMONSTER | 베이비몬스터 | K-pop, Hip-hop
SHEESH
BATTER UP
FOREVER
DRIP
CLIK CLAK
LIKE THAT
Stuck In The Middle
HOT SAUCE
WE GO UP

@ ILLIT | 아일릿 | K-pop, Pop
Magnetic
Lucky Girl Syndrome
Cherish (My Love)
빌려온 고양이 | Do the Dance
Tick-Tack
jellyous
Almond Chocolate
My World
Midnight Fiction

@ Hearts2Hearts | 하츠투하츠 | K-pop, Pop
The Chase
STYLE
FOCUS
Butterflies

@ MEOVV | 미야오 | K-pop, Pop
MEOW
HANDS UP
DROP TOP
TOXIC
BODY

@ DREAMCATCHER | 드림캐쳐 | K-pop, Rock
Chase Me
GOOD NIGHT
날아올라 | Fly High
YOU AND I
What
PIRI
데자부 | Deja Vu
Scream
BOCA
Odd Eye
BEcause
MAISON
VISION
BONVOYAGE
Full Moon

@ H1-KEY | 하이키 | K-pop, Pop
건물 사이에 피어난 장미 | Rose Blossom
여름이었다
ATHLETIC GIRL
RUN
SEOUL (Such a Beautiful City)
뜨거워지자

@ LOONA | 이달의 소녀/이달소 | K-pop, Electronic
Butterfly
Hi High
So What
favOriTe
Why Not?
PTT (Paint The Town)
Star
Flip That
`
