// K-pop: women who sing alone, and the first and second generations. The format: server/catalogue/README.md.
export const KOREAN_POP_3 = `
@ 로제 | ROSÉ/Rose | K-pop, Pop
APT. | 아파트
toxic till the end
number one girl
On The Ground
Gone
3am
gameboy
stay a little longer
two years

@ 제니 | JENNIE | K-pop, Hip-hop
SOLO
Mantra
like JENNIE
You & Me
ZEN
Love Hangover
ExtraL
Handlebars
Seoul City

@ 지수 | JISOO | K-pop, Pop
꽃 | FLOWER
All Eyes On Me
earthquake
Your Love
Hugs & Kisses

@ 태연 | TAEYEON | K-pop, Ballad
만약에
I
사계 | Four Seasons
INVU
불티 | Spark
Rain
11:11
Fine
들리나요
To. X
Why
Weekend
비밀 | Secret
그대라는 시 | All About You
Make Me Love You
Blue
What Do I Call You
Happy
그런 밤
U R

@ 선미 | SUNMI | K-pop, Pop
가시나 | Gashina
사이렌 | Siren
24시간이 모자라 | 24 Hours
보름달 | Full Moon
보라빛 밤 | pporappippam
주인공 | Heroine
날라리 | LALALAY
누아르 | Noir
TAIL | 꼬리
열이올라요 | Heart Burn
STRANGER
You can't sit with us

@ 청하 | CHUNG HA | K-pop, Pop
벌써 12시 | Gotta Go
Roller Coaster
Why Don't You Know
Snapping
Stay Tonight
PLAY
Dream of You
Bicycle
Sparkling
Love U
EENIE MEENIE

@ 현아 | HyunA | K-pop, Hip-hop
빨개요 | RED
Bubble Pop!
아이스크림 | Ice Cream
잘나가서 그래
어때? | How's this?
BABE
Lip & Hip
FLOWER SHOWER
I'm Not Cool

@ 볼빨간사춘기 | BOL4 | K-indie, Pop
우주를 줄게 | Galaxy
여행 | Travel
나의 사춘기에게 | To My Youth
썸 탈꺼야 | Some
좋다고 말해 | Tell me you love me
나만, 봄 | Bom
워커홀릭 | Workaholic
심술
별 보러 갈래?
나만 안되는 연애 | Hard to love
Blue
싸운날
나들이 갈까
빈칸을 채워주시오
남이 될 수 있을까
사랑.zip
고쳐주세요
Lips
25

@ 이하이 | LEE HI | K-pop, Soul, R&B
한숨 | BREATHE
1,2,3,4 (원,투,쓰리,포) | 1,2,3,4
누구 없소 | NO ONE
홀로 | HOLO
ROSE
It's Over
MY STAR
손잡아 줘요
ONLY
빨간 립스틱
구원자 | Savior
허수아비
World Tour

@ 소녀시대 | Girls' Generation/SNSD | K-pop, Pop
다시 만난 세계 | Into The New World
Gee
소원을 말해봐 | Genie
Oh!
Lion Heart
The Boys
Run Devil Run
Mr.Mr.
I Got A Boy
훗 | Hoot
Kissing You
소녀시대 | Girls' Generation
Party
Holiday
FOREVER 1
All Night
힘내! | Way To Go
You Think
Catch Me If You Can

@ f(x) | 에프엑스 | K-pop, Electronic
라차타 | LA chA TA
Chu~♡
NU 예삐오 | NU ABO
피노키오 | Danger
Hot Summer
Electric Shock
Red Light
제트별 | Jet
Beautiful Stranger
All Mine
= Pink Tape | 핑크 테이프 | 2013
첫 사랑니 | Rum Pum Pum Pum
미행 (그림자) | Shadow
Pretty Girl
Kick
시그널 | Signal
Step
Goodbye Summer
Airplane
Toy
여우 같은 내 친구 | No More
Snapshot
Ending Page
= 4 Walls | 포 월스 | 2015
4 Walls
Glitter
Deja Vu
X
Rude Love
Diamond
Traveler
Papi
Cash Me Out
When I'm Alone

@ 2NE1 | 투애니원 | K-pop, Hip-hop
내가 제일 잘 나가 | I AM THE BEST
Fire
I Don't Care
Come Back Home
UGLY
Lonely
GO AWAY
박수쳐
Can't Nobody
아파 | It Hurts
그리워해요 | MISSING YOU
I LOVE YOU
FALLING IN LOVE
DO YOU LOVE ME
너 아님 안돼
HATE YOU
CRUSH
안녕 | GOODBYE
날 따라 해봐요

@ 카라 | KARA | K-pop, Pop
미스터 | Mister
Pretty Girl
Honey
STEP
루팡 | Lupin
점핑 | Jumping
Rock U
Wanna
Pandora
Mamma Mia
숙녀가 못 돼
CUPID
WHEN I MOVE

@ 원더걸스 | Wonder Girls | K-pop, Funk
Tell Me
Nobody
So Hot
Be My Baby
Why So Lonely
Like this
I Feel You
2 Different Tears
Irony
이 바보
아름다운 그대에게
그려줘

@ 미쓰에이 | miss A | K-pop, Pop
Bad Girl Good Girl
다른 남자 말고 너 | Only You
남자 없이 잘 살아
Hush
Breathe
Good-bye Baby
Touch

@ 포미닛 | 4MINUTE | K-pop, Pop
이름이 뭐예요? | What's Your Name?
미쳐 | Crazy
Hot Issue
Muzik
HUH
거울아 거울아 | Mirror Mirror
Volume Up
오늘 뭐해
싫어 | Hate
Heart to Heart
물 좋아?

@ 씨스타 | SISTAR | K-pop, Pop
Touch My Body
나혼자 | Alone
Loving U
So Cool
SHAKE IT
Give It To Me
Ma Boy
니까짓게
Push Push
LONELY
I Swear
I Like That
있다 없으니까
가식걸

@ 브라운 아이드 걸스 | Brown Eyed Girls/브아걸 | K-pop, R&B
Abracadabra
L.O.V.E
어쩌다
Sign
다가와서
Sixth Sense
Kill Bill
원더우먼
My Style
신세계

@ 티아라 | T-ARA | K-pop, Electronic
Roly-Poly
Bo Peep Bo Peep
DAY BY DAY
Lovey-Dovey
처음처럼
너 때문에 미쳐
Cry Cry
거짓말
넘버나인 | No. 9
SEXY LOVE
왜 이러니
Sugar Free

@ S.E.S. | 에스이에스 | K-pop, R&B
Dreams Come True
('Cause) I'm Your Girl | I'm Your Girl
너를 사랑해
Love
감싸 안으며
달리기
꿈을 모아서 | Just In Love
Oh, My Love

@ 핑클 | Fin.K.L | K-pop, Pop
내 남자친구에게
영원한 사랑
루비
Now
White
블루레인 | Blue Rain
영원
자존심
Waiting For You
늘 지금처럼
당신은 모르실거야

@ 서태지와 아이들 | Seo Taiji and Boys | K-pop, K-rock, Hip-hop
하여가
너에게
우리들만의 추억
마지막 축제
죽음의 늪
수시아
발해를 꿈꾸며
교실 이데아
내 맘이야
영원
널 지우려 해
아이들의 눈으로
제킬박사와 하이드
Come Back Home
필승
시대유감
슬픈 아픔
Good Bye
난 알아요
환상 속의 그대
이 밤이 깊어가지만
내 모든 것
너와 함께한 시간 속에서
이제는

@ H.O.T. | 에이치오티 | K-pop, Hip-hop
캔디 | Candy
전사의 후예
행복 | Full of Happiness
We Are The Future
빛 | Hope
아이야!
열맞춰!
너와 나
Outside Castle
늑대와 양
투지

@ 젝스키스 | SECHSKIES | K-pop, Pop
커플 | Couple
폼생폼사
학원별곡
예감
기억해줄래
로드 파이터
무모한 사랑
Com' Back
세 단어
연정
너를 보내며
특별해

@ god | 지오디 | K-pop, R&B
거짓말
어머님께
촛불하나
길
하늘색 풍선
애수
관찰
사랑해 그리고 기억해
0%
보통날
편지
니가 있어야 할 곳
니가 필요해
미운오리새끼
하늘색 약속
Friday Night
다시

@ 신화 | SHINHWA | K-pop, R&B
T.O.P.
Perfect Man
Wild Eyes
Only One
Brand New
너의 결혼식
I Pray 4 U
Hey, Come On!
으쌰! 으쌰!
Yo!
해결사
Once In A Lifetime
This Love
Venus
All Your Dreams

@ 동방신기 | TVXQ!/DBSK | K-pop, R&B
주문 | MIROTIC
Rising Sun (순수)
Hug
"O"-正.反.合.
풍선
믿어요
왜 | Keep Your Head Down
The Way U Are
Something
Tri-Angle
Love In The Ice
Catch Me
수리수리
My Little Princess
Wrong Number

@ 슈퍼주니어 | SUPER JUNIOR | K-pop, Pop
쏘리 쏘리 | SORRY, SORRY
미인아 | BONAMANA
Mr. Simple
U
너라고
돈 돈!
Sexy, Free & Single
MAMACITA
Devil
Black Suit
로꾸거!!!
Miracle
Twins (Knock Out)
Lo Siento
너 같은 사람 또 없어

@ 보아 | BoA | K-pop, R&B
No.1
아틀란티스 소녀 | Atlantis Princess
Only One
Valenti
My Name
Girls On Top
ID; Peace B
Hurricane Venus
늘.. | Waiting..
메리-크리
Better
Woman
Kiss My Lips
Every Heart
Spark
공중정원
Game
`
