// Korean ballads. The format: server/catalogue/README.md.
export const KOREAN_BALLAD = `
@ 성시경 | Sung Si-kyung | Ballad
거리에서
너의 모든 순간 | Every Moment of You
희재
내게 오는 길
좋을텐데
넌 감동이었어
두 사람
우린 제법 잘 어울려요
차마...
태양계
미소천사
제주도의 푸른 밤
너는 나의 봄이다
안녕 나의 사랑
난 좋아
그대네요
연연
더 아름다워져
외워두세요

@ 이승환 | Lee Seung-hwan | Ballad, Rock
천일동안
어떻게 사랑이 그래요
다만
한 사람을 위한 마음
너를 향한 마음
텅빈 마음
화려하지 않은 고백
덩크슛
가족
세 가지 소원
그대는 모릅니다
내게
심장병
물어본다
붉은 낙타
좋은 날
세상에 뿌려진 사랑만큼
사랑하나요!?
당부
그대가 그대를

@ 이승철 | Lee Seung-chul | Ballad, K-rock
그런 사람 또 없습니다
말리꽃
서쪽 하늘
소리쳐
인연
안녕이라고 말하지마
마지막 콘서트
긴 하루
My Love
오늘도 난
열을 세어 보아요
내가 많이 사랑해요
오직 너뿐인 나를
잠도 오지 않는 밤에

@ 신승훈 | Shin Seung-hun | Ballad
보이지 않는 사랑
I Believe
미소 속에 비친 그대
그 후로 오랫동안
나보다 조금 더 높은 곳에 니가 있을 뿐
널 사랑하니까
처음 그 느낌처럼
로미오 & 줄리엣
엄마야
내 방식대로의 사랑
오랜 이별 뒤에
전설 속의 누군가처럼
가을빛 추억

@ 변진섭 | Byun Jin-sub | Ballad
희망사항
새들처럼
너에게로 또 다시
홀로 된다는 것
숙녀에게
그대 내게 다시
로라
너무 늦었잖아요
네게 줄 수 있는 건 오직 사랑뿐

@ 이선희 | Lee Sun-hee | Ballad
J에게
인연
나 항상 그대를
아름다운 강산
알고 싶어요
그 중에 그대를 만나
한바탕 웃음으로
여우비
아! 옛날이여
추억의 책장을 넘기면
갈바람
라일락이 질 때
겨울애상

@ 임재범 | Yim Jae-beom | Ballad, K-rock
너를 위해
고해
비상
사랑보다 깊은 상처
이 밤이 지나면
그대는 어디에
살아야지
낙인
사랑

@ 조성모 | Jo Sung-mo | Ballad
To Heaven
아시나요
슬픈 영혼식
가시나무
다짐
불멸의 사랑
피아노
Mr. Flower
후회
잃어버린 우산
For Your Soul

@ 김범수 | Kim Bum-soo | Ballad, R&B
보고싶다
하루
끝사랑
슬픔활용법
나타나
니가 날 떠나
지나간다
집밥
가슴에 지는 태양

@ SG워너비 | SG Wannabe | Ballad, R&B
라라라
내 사람
Timeless
살다가
죄와벌
사랑하자
광
아리랑
한여름날의 꿈
느림보
해바라기

@ V.O.S | 브이오에스 | Ballad, R&B
눈을 보고 말해요
매일매일
큰일이다
Beautiful Life

@ 먼데이키즈 | Monday Kiz | Ballad
Bye Bye Bye
발자국
남자야
이런 남자
가을안부
흔한 로맨스

@ 엠씨더맥스 | M.C the MAX | Ballad, K-rock
어디에도
사랑의 시
잠시만 안녕
행복하지 말아요
그대가 분다
넘쳐흘러
One Love
사랑은 아프려고 하는 거죠
그대는 눈물겹다
해바라기도 가끔 목이 아프죠
이별이라는 이름
처음처럼
사계(하루살이)
입술의 말

@ 포맨 | 4MEN | Ballad, R&B
못해
고백
Baby Baby
안녕 나야
청혼하는 거예요
살다가 한번쯤
U

@ 다비치 | DAVICHI | Ballad
8282
미워도 사랑하니까
안녕이라고 말하지마
슬픈 다짐
사랑과 전쟁
시간아 멈춰라
두사랑
사고쳤어요
이 사랑
너에게 못했던 내 마지막 말은
그냥 안아달란 말야
지극히 사적인 얘기
매일 크리스마스
팡파레
모르시나요
편지
또 운다 또
너 없는 시간들

@ 씨야 | SeeYa | Ballad
여인의 향기
사랑의 인사
미친 사랑의 노래
구두
슬픈 발걸음
결혼할까요

@ 가비엔제이 | gavy nj | Ballad, R&B
Happiness
연애소설
그녀가 울고 있네요
이별극장

@ 백지영 | Baek Z Young | Ballad, K-pop
총 맞은 것처럼
사랑 안 해
그 여자
잊지말아요
Dash
내 귀에 캔디
새드살사
선택
부담
보통
사랑 하나면 돼
싫다

@ 양파 | Yangpa | Ballad, R&B
애송이의 사랑
사랑...그게 뭔데
아디오

@ 왁스 | Wax | Ballad
화장을 고치고
부탁해요
오빠
여정
관계
머니
엄마의 일기
황혼의 문턱

@ 장나라 | Jang Na-ra | Ballad, K-pop
Sweet Dream
4월 이야기
고백
나도 여자랍니다
사랑하기 좋은 날
그게 정말이니?
아마도 사랑이겠죠

@ 임창정 | Im Chang-jung | Ballad
소주 한 잔
내가 저지른 사랑
또 다시 사랑
늑대와 함께 춤을
나의 연인
슬픈 혼잣말
그때 또 다시
이미 나에게로
결혼해줘
오랜만이야
하루도 그대를 사랑하지 않은 적이 없었다
흔한 노래
날 닮은 너
기다리는 이유

@ 김종국 | Kim Jong-kook | Ballad, K-pop
한 남자
제자리 걸음
사랑스러워
중독
별, 바람, 햇살 그리고 사랑
편지
어제보다 오늘 더

@ 이수영 | Lee Soo-young | Ballad
휠릴리
Grace
라라라
덩그러니
I Believe
그리고 사랑해
빚
스치듯 안녕
Never Again
얼마나 좋을까

@ 테이 | Tei | Ballad
사랑은... 향기를 남기고
같은 베개...
그리움을 사랑한 가시나무
사랑에 미치다
독설

@ 폴킴 | Paul Kim | Ballad
모든 날, 모든 순간
너를 만나
안녕
비
길
초록빛
커피 한 잔 할래요
헤어질 걸 알아
느낌

@ 멜로망스 | MeloMance | Ballad, K-indie
선물
사랑인가 봐
동화
고백
욕심
짙어져
인사
나를 사랑하는 그대에게
입맞춤
찬란한 하루

@ 정승환 | Jung Seung-hwan | Ballad
이 바보야
너였다면
눈사람
비가 온다
보통의 하루
우주선
숲으로 걷는다
언제라도 어디에서라도
십이월 이십오일의 고백

@ 권진아 | Kwon Jin Ah | Ballad, Singer-songwriter
끝
운이 좋았지
나의 모양
위로
Lonely Night
뭔가 잘못됐어
여행가
KNOCK
우리의 방식

@ 샘김 | Sam Kim | R&B, Singer-songwriter
Make Up
Seattle
No Sense
Mama Don't Worry
Sun And Moon
Who Are You
Love Me Like That

@ 로이킴 | Roy Kim | Folk, Ballad
봄봄봄
그때 헤어지면 돼
Love Love Love
Home
북두칠성
내게 사랑이 뭐냐고 물어본다면
우리 그만하자
있는 모습 그대로

@ 케이윌 | K.will | Ballad, R&B
눈물이 뚝뚝
가슴이 뛴다
이러지마 제발
Love Blossom | 러브블러썸
말해! 뭐해?
그립고 그립고 그립다
내가 싫다
촌스럽게 왜 이래
니가 필요해
선물
왼쪽 가슴
오늘부터 1일
내게 어울릴 이별 노래가 없어

@ 허각 | Huh Gak | Ballad
Hello
언제나
나를 사랑했던 사람아
하늘을 달리다
나를 잊지 말아요
향기만 남아
죽고 싶단 말밖에
1440
물론
사월의 눈

@ 이무진 | LEE MU JIN | Singer-songwriter, Pop
신호등
에피소드
청춘만화
눈이 오잖아
과제곡
비와 당신
참고사항
잠깐 시간 될까
`
