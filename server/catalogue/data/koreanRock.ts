// Korean rock from the campus bands of the seventies to the festivals of today. The format: server/catalogue/README.md.
export const KOREAN_ROCK = `
@ 산울림 | Sanulrim/Sanullim | K-rock, Psychedelic, Rock
너의 의미
청춘
회상
내 마음에 주단을 깔고
창문 너머 어렴풋이 옛 생각이 나겠지요
가지마오
개구장이
산할아버지
독백
둘이서
빨간 풍선
그대는 이미 나
= 아니 벌써 | | 1977
아니 벌써
아마 늦은 여름이었을거야
골목길
안타까운 마음
그 얼굴 그 모습
불꽃놀이
문 좀 열어줘
소녀
청자(아리랑)

@ 들국화 | Deulgukhwa | K-rock, Rock, Folk
제발
내가 찾는 아이
걷고, 걷고
= 들국화 | 들국화 1집 | 1985
행진
그것만이 내 세상
세계로 가는 기차
더 이상 내게
축복합니다
사랑일 뿐이야
매일 그대와
오후만 있던 일요일
아침이 밝아올 때까지
우리의 소원

@ 전인권 | Jeon In-kwon | K-rock, Rock
사랑한 후에
돌고 돌고 돌고
걱정 말아요 그대
맴도는 얼굴
돛배를 찾아서

@ 송골매 | Songgolmae | K-rock, Rock
어쩌다 마주친 그대
모두 다 사랑하리
빗물
처음 본 순간
세상만사
새가 되어 날으리
하늘나라 우리 님
모여라

@ 활주로 | Hwaljuro/Runway | K-rock, Rock
탈춤
이빠진 동그라미

@ 신중현과 엽전들 | Shin Joong-hyun & Yup Juns | K-rock, Psychedelic
미인
생각해
저 여인

@ 사랑과 평화 | Love and Peace/Sarang & Pyeonghwa | K-rock, Funk
한동안 뜸했었지
장미
얘기할 수 없어요
울고 싶어라

@ 부활 | Boohwal | K-rock, Rock, Ballad
Never Ending Story | 네버 엔딩 스토리
사랑할수록
희야
비와 당신의 이야기
Lonely Night | 론리 나이트
생각이 나
소나기
회상 I
누구나 사랑을 한다
추억이면
친구야 너는 아니
사랑이란 건
흑백영화

@ 시나위 | Sinawe | K-rock, Metal
크게 라디오를 켜고
그대 앞에 난 촛불이어라
새가 되어 가리
겨울비
은퇴선언
서커스
죽은 나무

@ 백두산 | Baekdoosan | K-rock, Metal
Up in the Sky
어둠 속에서
반말마
주연배우

@ 무한궤도 | Muhangwedo/Infinite Track | K-rock, Pop
그대에게
우리 앞의 생이 끝나갈 때
여름 이야기

@ 신해철 | Shin Hae-chul | K-rock, Rock
민물장어의 꿈
일상으로의 초대
슬픈 표정 하지 말아요
재즈 카페
나에게 쓰는 편지
내 마음 깊은 곳의 너
안녕
길 위에서

@ N.EX.T | 넥스트 | K-rock, Rock, Metal
날아라 병아리
인형의 기사 Part II
도시인
Lazenca, Save Us
해에게서 소년에게
Here I Stand For You
먼 훗날 언젠가
이중인격자
The Dreamer
Hope
아버지와 나
The Ocean: 불멸에 관하여
세계의 문
Komerican Blues
영원히

@ 서태지 | Seo Taiji | K-rock, Nu Metal, Alternative
울트라맨이야
인터넷 전쟁
Live Wire
Heffy End
로보트
10월 4일
Moai
Juliet
Bermuda Triangle
소격동
크리스말로윈
Take Five
오렌지
대경성
Victim
제로

@ YB | 윤도현밴드/윤도현 밴드/와이비 | K-rock, Rock
나는 나비
사랑Two
너를 보내고
잊을게
흰수염고래
박하사탕
타잔
먼 훗날
가을 우체국 앞에서
이 땅에 살기 위하여
오 필승 코리아

@ 자우림 | Jaurim | K-rock, Rock, Alternative
스물다섯, 스물하나
하하하쏭
매직 카펫 라이드 | Magic Carpet Ride
일탈
Hey, Hey, Hey
미안해 널 미워해
샤이닝 | Shining
팬이야
밀랍천사
파애
낙화
새
카니발 아무르
반딧불
20세기 소년소녀
있지
영원히 영원히
STAY WITH ME

@ 김윤아 | Kim Yuna | K-rock, Singer-songwriter
봄날은 간다
야상곡
Going Home
길
담
유리
도쿄 블루스

@ 체리필터 | Cherry Filter | K-rock, Rock
낭만고양이
오리 날다
Happy Day
내 안의 폐허에 닿아
피아니시모
달빛소년
느껴봐

@ 크라잉넛 | CRYING NUT/크라잉 넛 | Punk, K-rock
말 달리자
밤이 깊었네
명동콜링
룩셈부르크
서커스 매직 유랑단
좋지 아니한가
고물라디오
다죽자
지독한 노래
퀵서비스맨
비둘기
마시자

@ 노브레인 | No Brain | Punk, K-rock
넌 내게 반했어
비와 당신
바다 사나이
미친 듯 놀자
청춘98
한밤의 뮤직
그것이 젊음
청년폭도맹진가
Little Baby

@ 럼블피쉬 | Rumble Fish/럼블 피쉬 | K-rock, Pop
I Go | 아이 고
으라차차
예감 좋은 날
어쩌란 말이냐
Smile Again

@ 트랜스픽션 | Transfixion | K-rock, Rock
내게 돌아와
Radio
Time To Say Goodbye
승리의 함성
너를 원해
Get Show

@ 크래쉬 | CRASH | Metal, K-rock
니가 진짜로 원하는 게 뭐야
My Worst Enemy
최후의 날에
무상
Turn to Dust
Crashday
`
