// Korean singer-songwriters from the nineties to today. The format: server/catalogue/README.md.
export const KOREAN_FOLK_2 = `
@ 김동률 | Kim Dong-ryul | Ballad, Singer-songwriter
다시 사랑한다 말할까
감사
오래된 노래
출발
이제서야
그게 나야
답장
아이처럼
사랑한다는 말
다시 시작해보자
귀향
동행
배려
여름의 끝자락
황금가면
산책

@ 전람회 | Exhibition | Ballad, Singer-songwriter
기억의 습작
취중진담
하늘 높이
새
이방인
유서
마중 가던 길
졸업

@ 이적 | Lee Juck | Singer-songwriter, Pop
하늘을 달리다
다행이다
Rain
걱정말아요 그대
거짓말 거짓말 거짓말
그대랑
빨래
같이 걸을까
나침반
숫자
당연한 것들

@ 패닉 | Panic | K-rock, Pop
왼손잡이
달팽이
UFO
내 낡은 서랍 속의 바다
정류장
로시난테
뿔
그 어릿광대의 세 아들들에 대하여
혀
강
희망의 마지막 조각

@ 카니발 | Carnival | Pop, Funk
거위의 꿈
그땐 그랬지
벗
축배
그녀를 잡아요

@ 루시드폴 | Lucid Fall/루시드 폴 | Folk, K-indie
고등어
오, 사랑
물이 되는 꿈
그대 손으로
보이나요
나의 하류를 지나
걸어가자
평범한 사람
어디인지 몰라요
사람이었네
알고 있어요
은하철도의 밤
안녕,
문수의 비밀
레미제라블 Part 1
국경의 밤
풍경은 언제나

@ 미선이 | Misoni | K-indie, Rock
송시
진달래타이머
Drifting
치질
Sam

@ 이소라 | Lee So-ra | Ballad, Singer-songwriter
바람이 분다
제발
난 행복해
처음 느낌 그대로
청혼
믿음
기억해줘
신청곡
이제 그만
Track 3
Track 8
Track 9
시시콜콜한 이야기
난 별
너무 다른 널 보면서
그대와 춤을
사랑이 아니라 말하지 말아요

@ 윤종신 | Yoon Jong-shin | Ballad, Singer-songwriter
좋니
오래전 그날
환생
너의 결혼식
오르막길
팥빙수
본능적으로
말꼬리
이별의 온도
고속도로 Romance
지친 하루
나이
부디
배웅
너에게 간다
야경
내일 할 일
수목원에서

@ 토이 | Toy | Ballad, Pop
좋은 사람
뜨거운 안녕
여전히 아름다운지
내가 너의 곁에 잠시 살았다는 걸
그럴때마다
거짓말 같은 시간
세 사람
오늘 서울은 하루종일 맑음
너의 바다에 머무네
Reset
바램
모두 어디로 간걸까
스케치북

@ 윤상 | Yoon Sang | Pop, Electronic, Singer-songwriter
가려진 시간 사이로
이별의 그늘
달리기
한 걸음 더
사랑이란
너에게
배반
행복을 기다리며
결국... 흔해빠진 사랑얘기
넌 쉽게 말했지만
영원 속에

@ 조규찬 | Cho Kyu-chan | R&B, Singer-songwriter
추억 #1
Baby Baby
무지개

@ 이상은 | Lee Sang-eun/Lee-tzsche | Folk, Singer-songwriter
언젠가는
담다디
비밀의 화원
어기여 디어라
공무도하가
벽
사랑할거야
삶은 여행
새
돌고래자리

@ 이승열 | Lee Seung-yol/Yi Sung-yol | Rock, Singer-songwriter
기다림
비상
Secret
날아

@ 스위트피 | Sweetpea | K-indie, Folk
Kiss Kiss
떠나가지 마

@ 재주소년 | Jaeju Boys/才洲少年 | K-indie, Folk
귤
이분단 셋째줄
명륜동
눈 오던 날
Farewell
군대송
봄비가 내리는 제주시청 어느 모퉁이의 자취방에서...
방랑자

@ 노리플라이 | no reply | K-indie, Pop
그대 걷던 길
시야
뒤돌아보다
고백하는 날
끝나지 않은 노래
내가 되었으면
바람은 어둡고
주변인
여정

@ 정준일 | Jung Joon-il | Ballad, Singer-songwriter
안아줘
첫 눈
고백
크리스마스 메리, 메리 크리스마스
너에게

@ 메이트 | Mate | K-indie, Rock
난 너를 사랑해
너에게... 기대
그리워
하늘을 날아

@ 오지은 | Ji-eun Oh | K-indie, Singer-songwriter
날 사랑하는 게 아니고
화(華)
Wind Blows
당신이 필요해요
진공의 밤
인생론
고작

@ 시와 | Siwa | Folk, K-indie
길상사에서
화양연화
랄랄라
작은 씨

@ 이장혁 | Lee Jang-hyuk | K-indie, Folk
스무살
꿈을 꿔
백치들
청춘
아우슈비츠 오케스트라

@ 생각의 여름 | Summer of Thoughts | Folk, K-indie
활엽수
십이월
골목바람

@ 이랑 | Lang Lee | Folk, K-indie
늑대가 나타났다 | There is a Wolf
신의 놀이 | Playing God
욘욘슨
잘 듣고 있어요
프로펠러
너의 리듬
세상 모든 사람들이 나를 미워하기 시작했다
가족을 찾아서

@ 김사월 | Kim Sawol | Folk, K-indie
접속
악취
수잔
젊은 여자
머리맡
너무 많은 연애
누군가에게
세상에게
달아
로맨스
사랑해줄래

@ 강아솔 | Kang Asol | Folk, K-indie
엄마
그대에게
매일의 고백
나의 대답
사랑의 시절
섬
남겨진 사람들

@ 김목인 | Kim Mok-in | Folk, K-indie
그게 다 외로워서래
꿈의 가로수길
음악가, 음악가란 직업은 무엇인가

@ 천용성 | Chun Yongsung | Folk, K-indie
김일성이 죽던 해
대설주의보
상처
반셀프

@ 정밀아 | Jeongmilla | Folk, K-indie
꽃
서울역에서 출발
그리움도 병
언니
무명

@ 정우 | Jungwoo | Folk, K-indie
나에게서 당신에게
양
옛날이야기 해주세요
종말
뭐든 될 수 있을 거야

@ 최유리 | Choi Yu Ree | Singer-songwriter, Folk
숲
동그라미
굳은살
바람
둘이
방황하는 젊음
우리만은
밤, 바다
생각을 멈추다 보면

@ 곽진언 | Kwak Jin Eon | Folk, Singer-songwriter
자랑
나랑 갈래
고스란히
우리 사이에
바라본다면

@ 적재 | Jukjae | Singer-songwriter, Pop
별 보러 가자
나란히 걷는다는 것
The Door
타투
View
나랑 같이 걸을래
잘 지내

@ 안예은 | Ahn Ye-eun | Singer-songwriter, Pop
상사화
홍연
창귀
8호 감방의 노래
문어의 꿈
봄이 온다면
능소화

@ 심규선 | Lucia/루시아 | Singer-songwriter, Ballad
부디
꽃처럼 한 철만 사랑해 줄 건가요?
데미안
어떤 날도, 어떤 말도
담담하게
촛농의 노래
달과 6펜스
너의 꽃말
아라리
소로
`
