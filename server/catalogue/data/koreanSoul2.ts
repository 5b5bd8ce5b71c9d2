// Korean hip-hop. The format: server/catalogue/README.md.
export const KOREAN_SOUL_2 = `
@ 빈지노 | Beenzino | Hip-hop
Aqua Man
Boogie On & On
Always Awake
If I Die Tomorrow
Dali, Van, Picasso
Break
Nike Shoes
Profile
So What
침대에서/막걸리
Monet
Trippy

@ 재지팩트 | Jazzyfact | Hip-hop, Jazz
아까워
하루종일
각자의 새벽
Smoking Dreams
Close to You
Young Knight

@ 에픽하이 | Epik High | Hip-hop
Fly
우산 | Umbrella
Love Love Love
One
헤픈엔딩 | Happen Ending
연애소설 | LOVE STORY
빈차 | HOME IS FAR AWAY
스포일러 | SPOILER
Born Hater
춥다 | It's Cold
따라해
Don't Hate Me
Paris
Fan
평화의 날
Let It Rain
낙화
1분 1초
Run
Wannabe
술이 달다 | LOVEDRUNK
Rosario
비 오는 날 듣기 좋은 노래
노땡큐 | NO THANXXX
당신의 조각들
트로트

@ 다이나믹 듀오 | Dynamic Duo/다이나믹듀오/다듀 | Hip-hop
죽일 놈
출첵
Ring My Bell
고백 (Go Back)
AEAO
BAAAM
Smoke
거기서거기
불면증
Solo
동전한닢
어머니의 된장국
꿀잼
기다렸다 가
맵고짜고단거
길을 막지마

@ CB MASS | 씨비매스 | Hip-hop
흔적
휘파람
진짜
동네한바퀴

@ 리쌍 | Leessang | Hip-hop, Soul
헤어지지 못하는 여자, 떠나가지 못하는 남자
Rush
TV를 껐네...
내가 웃는게 아니야
발레리노
나란 놈은 답은 너다
광대
눈물
우리 지금 만나
Leessang Blues
겸손은 힘들어
회상
챔피언
변해가네

@ 드렁큰 타이거 | Drunken Tiger | Hip-hop
난 널 원해
너희가 힙합을 아느냐
Good Life
Monster
8:45 Heaven
하나하면 너와 나
남자기 때문에
위대한 탄생
True Romance
심의에 안 걸리는 사랑노래

@ 윤미래 | Yoonmirae/Tasha | Hip-hop, Soul
시간이 흐른 뒤
검은 행복
떠나지마
삶의 향기
To My Love
Pay Day
Get It In

@ 가리온 | Garion | Hip-hop
무투
영순위
옛 이야기
마르지 않는 펜
소문의 거리
약속의 장소

@ 박재범 | Jay Park | Hip-hop, R&B
몸매 | Mommae
GANADARA
좋아 | JOAH
All I Wanna Do
Me Like Yuh
Drive
Solo
Yacht
SOJU
Promise
I Like 2 Party

@ 사이먼 도미닉 | Simon Dominic/쌈디 | Hip-hop
사이먼 도미닉
₩ & Only
GOTT
Make Her Dance

@ 슈프림팀 | Supreme Team | Hip-hop
그땐 그땐 그땐
배인
Step Up
Supermagic
땡땡땡

@ 그레이 | GRAY | Hip-hop, R&B
하기나 해
꿈이 뭐야
위험해
TMI

@ 로꼬 | Loco | Hip-hop
감아
시간이 들겠지
남아있어
니가 모르게
주지마
지나쳐
너도
NOT OK

@ 우원재 | Woo Won Jae | Hip-hop
시차
호불호
CASH
JOB
USED TO

@ 기리보이 | GIRIBOY | Hip-hop, R&B
호랑이소굴
교통정리
우리서로사랑하지는말자
아퍼
하루종일
왕복 30분
제설
도쿄

@ pH-1 | 피에이치원 | Hip-hop
Like Me
Homebody
Penthouse
365&7
주황색
Nerdy Love
Cupid

@ 식케이 | Sik-K | Hip-hop
RING RING
Party (SHUT DOWN)
내일 모레

@ 하온 | HAON | Hip-hop
붕붕
Noah
꽃

@ 창모 | CHANGMO | Hip-hop
METEOR
마에스트로
아름다워
빌었어
아이야

@ 더 콰이엇 | The Quiett | Hip-hop
한번뿐인 인생
진흙 속에서 피는 꽃
닿을 수 있다면
귀감
상자 속 젊음

@ 도끼 | Dok2 | Hip-hop
내가
1llusion
치키차카초코초
비스듬히 걸쳐

@ 지코 | ZICO | Hip-hop
아무노래 | Any song
SPOT!
새삥 | New thing
Artist
너는 나 나는 너 | I Am You, You Are Me
Boys And Girls
유레카
Tough Cookie
천둥벌거숭이
사람
남겨짐에 대해
오만과 편견
말해 Yes Or No

@ 비비 | BIBI | R&B, Hip-hop
밤양갱 | Bam Yang Gang
나쁜년 | BIBI Vengeance
KAZINO
사장님 도박은 재미로 하셔야 합니다
비누
신경쓰여
조또
불륜
가면무도회
인생은 나쁜X
책방오빠 문학소녀
Derre

@ 이센스 | E SENS | Hip-hop
주사위
A-G-E
Writer's Block
Next Level
삐끗
10.18.14
Back In Time
The Anecdote
Tick Tock
Unknown Verses
비행
그XX아들같이
MTLA

@ 비와이 | BewhY | Hip-hop
Forever
Day Day
가라사대
The Time Goes On
자화상

@ 넉살 | Nucksal | Hip-hop
작은 것들의 신
팔지 않아
밥값
Skill Skill Skill
막이 오르면
필라멘트
당신은 내 왼편, 나는 당신의 오른편

@ 원슈타인 | Wonstein | Hip-hop, R&B
적외선 카메라
캥거루
존재만으로
X (Butterfly)

@ Geeks | 긱스/릴보이와 루이 | Hip-hop
Officially Missing You
Wash Away
어때
가끔

@ 매드클라운 | Mad Clown | Hip-hop
착해 빠졌어
견딜만해
화
커피카피아가씨
콩
거짓말
우리집을 못 찾겠군요

@ 프라이머리 | Primary | Hip-hop, R&B
씨스루
자니
독
만나
물음표
입장정리
조만간 봐요

@ 배치기 | Baechigi | Hip-hop
눈물샤워
No.3
마이동풍
반갑습니다

@ MC 스나이퍼 | MC Sniper | Hip-hop
BK Love
봄이여 오라
Gloomy Sunday
한국인
기생일기
`
