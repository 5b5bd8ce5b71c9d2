// Korean R&B and soul. The format: server/catalogue/README.md.
export const KOREAN_SOUL = `
@ DEAN | 딘 | R&B, Soul
instagram
D (half moon)
What 2 Do
Pour Up
21
bonnie & clyde
Put My Hands On You
I'm Not Sorry
love
Howlin' 404
I Love It

@ 크러쉬 | Crush | R&B, Soul
Beautiful
가끔 | Sometimes
잊어버리지마 | Don't Forget
Oasis
Sofa
Rush Hour
Hug Me
잠 못드는 밤
어떻게 지내
우아해 | woo ah
나빠 | NAPPA
Outside
Cereal
Hmm-cheat
Mayday
둘만의 세상으로 가
미안해 미워해 사랑해

@ 자이언티 | Zion.T | R&B, Hip-hop
양화대교 | Yanghwa BRDG
꺼내 먹어요 | Eat
노래 | The Song
눈 | SNOW
No Make Up
Babay
Click Me
뻔한 멜로디
씨스루
영화관
Complex
멋지게 인사하는 법
선물을 고르며
모르는 사람

@ 헤이즈 | Heize | R&B, Hip-hop
비도 오고 그래서
널 너무 모르고
And July
돌아오지마
저 별
Jenga
헤픈 우연
빗물에게 들으니
떨어지는 낙엽까지도
일기
작사가
만추
We don't talk together
첫눈에
내 맘을 볼 수 있나요

@ 콜드 | Colde | R&B, K-indie
와르르 | WA-R-R
마음대로
울지마 바보야
없어도 돼
향

@ 오프온오프 | offonoff | R&B, K-indie
Bath
Photograph
Boy
Gold
춤
good2me
Overthinking
Moon, 12:04am

@ 죠지 | george | R&B, City Pop
바라봐줘요
Boat
Let's Go Picnic
camping everywhere
좋아해..

@ 수민 | SUMIN | R&B, Electronic
너네 집
U & Me
Mirrorball
In Dreams
Sparkling
곤란한 노래

@ 진보 | Jinbo | R&B, Soul
Fantasy
Damn

@ 정인 | Jung-in | Soul, R&B
장마
미워요
사랑은
고마워

@ 박정현 | Lena Park | R&B, Ballad
꿈에
나의 하루
P.S. I Love You
편지할게요
오랜만에
You Mean Everything To Me
달
사랑보다 깊은 상처
몽중인
미아
하비샴의 왈츠
아무말도, 아무것도
이별하러 가는 길

@ 나얼 | Naul | Soul, R&B
바람기억
같은 시간 속의 너
귀로
기억의 빈자리
Baby Funk

@ 브라운아이드소울 | Brown Eyed Soul/브라운 아이드 소울 | Soul, R&B
정말 사랑했을까
My Everything
Nothing Better
Love Ballad
Blowin' My Mind
사랑의 말
집 앞에서
밤의 멜로디
그대
Always Be There
북천이 맑다커늘
시계
아름다운 날들
추억 사랑만큼

@ 브라운 아이즈 | Brown Eyes | R&B, Ballad
벌써 일년
점점
With Coffee
너 때문에
언제나 그랬죠
가지마 가지마
비오는 압구정
그녀가 나를 보네
Don't You Worry

@ 솔리드 | Solid | R&B
이 밤의 끝을 잡고
천생연분
나만의 친구
이제 그만 화풀어요
끝이 아니기를
기억 속에 가려진 너의 모습

@ 휘성 | Wheesung | R&B
안되나요
With Me
불치병
결혼까지 생각했어
가슴 시린 이야기
Insomnia | 불면증
사랑은 맛있다♡
일년이면
누구와 사랑을 하다가
다시 만난 날
전할 수 없는 이야기
하늘에서
별이 지다..

@ 거미 | Gummy | R&B, Ballad
기억상실
You Are My Everything
친구라도 될 걸 그랬어
어른아이
미안해요
날 그만 잊어요
그대 돌아오면
눈꽃
남자라서
사랑하지 말아요

@ 린 | LYn | R&B, Ballad
사랑했잖아...
My Destiny
시간을 거슬러
곰인형
이별살이
통화연결음
자기야 여보야 사랑아
실화

@ 빅마마 | Big Mama | R&B, Soul
체념
Break Away
거부
여자
소리
안부
배반
하루만 더

@ 어반자카파 | Urban Zakapa | R&B, K-indie
널 사랑하지 않아
그날에 우리
커피를 마시고
니가 싫어
Just a Feeling
봄을 그리다
똑같은 사랑 똑같은 이별
코끝에 겨울
River
위로
목요일 밤
서울 밤
이 밤이 특별해진 건
그때의 나, 그때의 우리

@ 애즈원 | As One | R&B
원하고 원망하죠
너만은 모르길
Day By Day
천만에요
십이야

@ 바이브 | Vibe | R&B, Ballad
미워도 다시 한번
그 남자 그 여자
술이야
다시 와주라
Promise U
오래 오래
사진을 보다가
가을타나봐

@ 나윤권 | Na Yoon-kwon | R&B, Ballad
나였으면
기대
뒷모습

@ 에일리 | Ailee | R&B, K-pop
첫눈처럼 너에게 가겠다
보여줄게
Heaven
U&I
저녁 하늘
노래가 늘었어
손대지마
얼음꽃
미치지 않고서야

@ 박효신 | Park Hyo-shin | Ballad, Soul, R&B
야생화 | Wild Flower
눈의 꽃 | Snow Flower
좋은 사람
해줄 수 없는 일
숨
추억은 사랑을 닮아
바보
그곳에 서서
동경
Shine Your Light
Gift
Happy Together
Home
별 시
굿바이
Beautiful Tomorrow
이상하다
먼 곳에서
`
