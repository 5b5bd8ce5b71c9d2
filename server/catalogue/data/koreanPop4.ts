// Korean dance pop and its soloists, from the eighties on. The format: server/catalogue/README.md.
export const KOREAN_POP_4 = `
@ 싸이 | PSY | K-pop, Hip-hop
강남스타일 | GANGNAM STYLE
챔피언 | Champion
새
연예인
That That
GENTLEMAN
낙원
RIGHT NOW
어땠을까
예술이야
DADDY
흔들어주세요
뉴페이스 | New Face
I LUV IT
아버지

@ 비 | RAIN | K-pop, R&B
태양을 피하는 방법
It's Raining
깡 | GANG
Rainism
안녕이란 말대신
나쁜남자
I Do
Love Song
널 붙잡을 노래
LA SONG
30 SEXY
I'm Coming

@ 박진영 | J.Y. Park/JYP | K-pop, R&B
날 떠나지마
그녀는 예뻤다
허니 | Honey
너의 뒤에서
어머님이 누구니
청혼가
엘리베이터
Kiss Me
난 여자가 있는데
When We Disco
너 뿐이야
살아있네

@ 이효리 | Lee Hyori | K-pop, Pop
10 Minutes
U-Go-Girl
Bad Girls
미스코리아
Hey Mr. Big
Chitty Chitty Bang Bang
Dark Angel
Get Ya'
Anymotion

@ 엄정화 | Uhm Jung-hwa | K-pop, Electronic
초대
Poison | 포이즌
배반의 장미
Festival | 페스티벌
몰라
D.I.S.C.O
눈동자
다가라
하늘만 허락한 사랑
후애
숨은 그림 찾기
Ending Credit

@ 김건모 | Kim Gun-mo | K-pop, Ballad
잘못된 만남
핑계
잠 못 드는 밤 비는 내리고
첫인상
스피드
서울의 달
아름다운 이별
미안해요
제비
빨간 우산
사랑이 떠나가네
청첩장
뻐꾸기 둥지 위로 날아간 새
짱가
당신만이
너를 만난 후로
드라마
버담소리

@ 듀스 | DEUX | K-pop, Hip-hop
나를 돌아봐
여름 안에서
우리는
굴레를 벗어나
떠나버려
약한 남자

@ 룰라 | Roo'ra | K-pop
날개 잃은 천사
3!4!
100일째 만남
비밀은 없어
연인
천상유애

@ 터보 | Turbo | K-pop
Love Is...
나 어릴적 꿈
회상
검은 고양이
트위스트 킹
어느 째즈바
White Love
Goodbye Yesterday
Cyber Lover
X

@ 쿨 | COOL | K-pop
해변의 여인
애상
운명
아로하
슬퍼지려 하기 전에
작은 기다림
점포맘보
All For You
맥주와 땅콩
벌써 이렇게
루시퍼의 변명
이 여름 Summer

@ 클론 | CLON | K-pop
쿵따리 샤바라
초련
도시탈출
난
돌아와

@ DJ DOC | 디제이 디오씨 | Hip-hop, K-pop
Run To You
DOC와 춤을...
여름이야기
머피의 법칙
미녀와 야수
나 이런 사람이야
겨울이야기
허리케인 박
삐걱삐걱
I Wanna
수사반장
포조리

@ 코요태 | Koyote | K-pop
순정
실연
만남
파란
비몽
빙고
비상
디스코왕
패션
불꽃

@ 거북이 | Turtles | K-pop
비행기
빙고
사계
왜이래
싱랄라

@ 영턱스클럽 | Young Turks Club | K-pop
정
타인
못난이 콤플렉스

@ 유피 | UP | K-pop
뿌요뿌요
바다

@ 샵 | S#arp | K-pop
내 입술... 따뜻한 커피처럼
Sweety
Tell Me, Tell Me
가까이
백일기도
잘 됐어
You

@ 자두 | The Jadu/더 자두 | K-pop
김밥
대화가 필요해
잘가
놀자
식사부터 하세요

@ 박지윤 | Park Ji-yoon | K-pop, Singer-songwriter
성인식
Steal Away
하늘색 꿈
난 남자야
환상
바래진 기억에
봄, 여름 그 사이
할 줄 알어?

@ 김완선 | Kim Wan-sun | K-pop
삐에로는 우릴 보고 웃지
리듬 속의 그 춤을
오늘밤
나 홀로 뜰앞에서
가장무도회
나만의 것
기분 좋은 날
이젠 잊기로 해요

@ 나미 | Nami | K-pop
빙글빙글
인디안 인형처럼
슬픈 인연
영원한 친구
가까이 하고 싶은 그대

@ 박남정 | Park Nam-jung | K-pop
널 그리며
사랑의 불시착
비에 스친 날들

@ 소방차 | Sobangcha/Fire Truck | K-pop
그녀에게 전해주오
어젯밤 이야기
통화중
하얀 바람
일급비밀
G카페

@ 현진영 | Hyun Jin-young | Hip-hop, K-pop
흐린 기억 속의 그대
슬픈 마네킹
현진영 Go 진영 Go

@ 김현철 | Kim Hyun-chul | City Pop, Singer-songwriter
오랜만에
춘천 가는 기차
동네
달의 몰락
왜 그래
일생을
그대 안의 블루
연애

@ 빛과 소금 | Light & Salt | City Pop, Jazz
샴푸의 요정
내 곁에서 떠나가지 말아요
그대 떠난 뒤

@ 윤수일 | Yoon Soo-il | K-pop, K-rock
아파트
황홀한 고백
제2의 고향
사랑만은 않겠어요

@ 심수봉 | Sim Soo-bong | Trot, Ballad
그때 그 사람
사랑밖엔 난 몰라
백만송이 장미
남자는 배 여자는 항구
비나리
젊은 태양
당신은 누구시길래
미워요

@ 나훈아 | Na Hoon-a | Trot
테스형!
영영
무시로
사랑
잡초
고향역
울긴 왜 울어
갈무리
홍시
물레방아 도는데
건배
18세 순이
해변의 여인

@ 임영웅 | Lim Young-woong | Trot, Ballad
별빛 같은 나의 사랑아
이제 나만 믿어요
사랑은 늘 도망가
다시 만날 수 있을까
우리들의 블루스
모래 알갱이
Do or Die
온기
London Boy
Polaroid
무지개
아비앙또
`
