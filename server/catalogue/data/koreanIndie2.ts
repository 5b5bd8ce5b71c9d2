// Korean indie, the second half: singers with a guitar, modern rock and dream pop. The format: server/catalogue/README.md.
export const KOREAN_INDIE_2 = `
@ 넬 | NELL | Rock, K-indie, Alternative
기억을 걷는 시간
Stay
믿어선 안될 말
Thank You
마음을 잃다
지구가 태양을 네번
Ocean of Light
멀어지다
백야
Good Night
고양이
그리고, 남겨진 것들
섬
청춘연가
The Day Before
환생의 밤

@ 못 | MOT | K-indie, Electronic
날개
Cold Blood
나는 왜
클로즈
이상한 계절

@ 짙은 | Zitten | K-indie, Folk
백야
곁에
TV Show
나비섬
December
고래
잘 지내자, 우리
Feel Alright
사라져 가는 것들

@ 에피톤 프로젝트 | Epitone Project | K-indie, Ballad
선인장
나는 그 사람이 아프다
한숨이 늘었어
이화동
첫사랑
새벽녘
회전목마
그대는 어디에
눈을 뜨면
유채꽃
오늘
이제, 여기에서
봄날, 벚꽃 그리고 너
반짝반짝 빛나는

@ 페퍼톤스 | PEPPERTONES | K-indie, Pop
행운을 빌어요
Ready, Get Set, Go!
공원여행
New Hippie Generation
Superfantastic
겨울의 사업가
해안도로
Balance!
바이킹
풍년
남반구
행운의 별
세계정복
도망자
라이더스
ping-pong
노래는 불빛처럼 달린다
긴 여행의 끝
21세기의 어떤 날

@ 루싸이트 토끼 | Lucite Tokki | K-indie, Pop
봄봄봄
비 오는 날
북치는 토끼
손꼭잡고

@ 선우정아 | sunwoojunga | Soul, Jazz, Pop
구애
도망가자 | Run With Me
비온다
봄처녀
뱁새
그러려니
고양이
백년해로
남
쌤쌤
순이
주인공의 노래

@ 백예린 | Yerin Baek | R&B, Pop, K-indie
Square (2017)
그건 아마 우리의 잘못은 아닐 거야
Bye bye my blue
우주를 건너
Popo (How deep is our love?)
0310
Bunny
지켜줄게
야간비행
산책
물고기
antifreeze
내가 날 모르는 것처럼
Berlin
Lovegame
London
Rest

@ 더 발룬티어스 | The Volunteers | Rock, Grunge, K-indie
Pinktop
Summer
Let me go!
Violet
Medicine
Crap
Nicer
Time to fight back in my way
S.A.D

@ 너드커넥션 | Nerd Connection | K-indie, Rock
좋은 밤 좋은 꿈
그대만 있다면
조용히 완전히 영원히
Waterfall
Back in Time
Hollywood Movie Star

@ 신인류 | Shin In Ryu | K-indie, Pop
작가미정
날씨의 요정
너의 한마디
꽃말

@ 치즈 | CHEEZE | K-indie, R&B, Pop
Madeleine (Love) | 마들렌 러브
Mood Indigo
어떻게 생각해
좋아해
조별과제
Perfect to me
퇴근시간
우린 어디에나
오늘의 기분

@ 스탠딩 에그 | Standing Egg | K-indie, Folk
오래된 노래
여름밤에 우린
Little Star
무지개
시간이 달라서
고백
뚝뚝뚝
햇살이 아파
사랑한대

@ 제이레빗 | J Rabbit | K-indie, Folk
요즘 너 말야
Happy Things
Round and Round
내일을 묻는다
좋은 일이 있을 거야
웃으며 넘길래

@ 요조 | Yozoh | K-indie, Folk
My Name Is Yozoh
바나나파티
에구구구
슈팅스타
우리는 선처럼 가만히 누워
모닝스타
나의 쓸모

@ 타루 | Taru | K-indie, Pop
Yesterday
제발
Love Today
말하고 싶은 게 있어

@ 한희정 | Han Hee-jung | K-indie, Folk
우리 처음 만난 날
잔혹한 여행
Drama
어느 가을

@ 푸른새벽 | Bluedawn/푸른 새벽 | K-indie, Dream Pop
스무살
호접지몽
푸른자살
시념
April

@ 몽니 | Monni | K-indie, Rock
소나기
그대와 함께
나를 떠나가던
소년이 어른이 되어
언제까지 내 맘속에서
그대로 있어주면 돼
더는 사랑노래 못 쓰겠다
눈물이 나

@ 디어클라우드 | Dear Cloud | K-indie, Rock
얼음요새
넌 아름답기만 한 기억으로
사라지지 말아요
늦은 혼잣말
그때와 같은 공간, 같은 노래가

@ 3호선 버터플라이 | 3rd Line Butterfly | K-indie, Indie Rock
헤어지는 날 바로 오늘
꿈꾸는 나비
깊은 밤 안개 속
스모우크핫커피리필
티티카카

@ 전자양 | Dencihinji | K-indie, Electronic
아스피린 소년
봄을 낚다
흑백사진
오늘부터 장마

@ 9와 숫자들 | 9 and the Numbers | K-indie, Indie Rock
눈물바람
그리움의 숲
말해주세요
유예
높은 마음
창세기
보물섬
몽땅
평정심
석별의 춤
선유도의 아침
이것이 사랑이라면
커튼콜

@ 술탄 오브 더 디스코 | Sultan of the Disco | Funk, K-indie
탱탱볼
요술왕자
캐러밴
Sunday Night Fever
의심스러워
SQ (We Don't Need No EQ IQ)
통배권
Shining Road

@ 세이수미 | Say Sue Me | K-indie, Indie Rock
Old Town
But I Like You
Let It Begin
Good For Some Reason
Coming to the End
B Lover
One Week
Sorry That I'm Drunk
So Tender
Around You
My Problem
Just Joking Around
Funny and Cute
After Falling Asleep

@ 라이프 앤 타임 | Life and Time | K-indie, Math Rock
호랑이
My Loving City
숲
급류
빛
대양
꽃

@ 안녕하신가영 | Hello Ga-Young | K-indie, Folk
10분이 늦어 이별하는 세상
반대과정이론
우울한 날들에 최선을 다해줘
좋아하는 마음
재미없는 창작의 결과

@ 스웨덴세탁소 | Sweden Laundry | K-indie, Folk
답답한 새벽
두 손, 너에게
그래도 나 사랑하지
목소리
우리가 있던 시간

@ 커피소년 | Coffee Boy | K-indie, Folk
장가갈 수 있을까
내가 니편이 되어줄게
행복의 주문
사랑이 찾아오면

@ 보수동쿨러 | Bosudong Cooler | K-indie, Indie Rock
0308
죽여줘
도어
우리가 여름이라고 했던 것들
대니
계절

@ 김뜻돌 | Meaningful Stone | K-indie, Rock
COBALT
삐뽀삐뽀
꿈에서 걸려온 전화
이름이 없는 사람
비 오는 거리에서 춤을 추자

@ 스텔라장 | Stella Jang | K-indie, Pop
L'Amour, Les Baguettes, Paris
Colors
월급은 통장을 스칠 뿐
집에 가자
YOLO
빌런
어제 차이고

@ 유라 | youra | R&B, K-indie
깜빡
세탁소
MIMI
하양
수영해

@ 허회경 | Heo Hoy Kyung | K-indie, Folk
그렇게 살아가는 것
김철수 씨 이야기
나는 사랑을 몰라
오 사랑아
Baby, 나를
`
