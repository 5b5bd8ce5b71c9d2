// Korean folk and song from the guitars of the seventies to the nineties. The format: server/catalogue/README.md.
export const KOREAN_FOLK = `
@ 김광석 | Kim Kwang-seok | Folk, Singer-songwriter
서른 즈음에
먼지가 되어
사랑했지만
바람이 불어오는 곳
이등병의 편지
그날들
너무 아픈 사랑은 사랑이 아니었음을
거리에서
일어나
어느 60대 노부부 이야기
잊어야 한다는 마음으로
나의 노래
사랑이라는 이유로
기다려줘
흐린 가을 하늘에 편지를 써
두 바퀴로 가는 자동차
부치지 않은 편지
변해가네
말하지 못한 내 사랑

@ 유재하 | Yoo Jae-ha | Ballad, Singer-songwriter
= 사랑하기 때문에 | | 1987
우리들의 사랑
그대 내 품에
텅 빈 오늘 밤
내 마음에 비친 내 모습
가리워진 길
지난 날
우울한 편지
Minuet
사랑하기 때문에

@ 김현식 | Kim Hyun-sik | Ballad, Blues, Soul
내 사랑 내 곁에
비처럼 음악처럼
사랑했어요
추억 만들기
골목길
봄 여름 가을 겨울
당신의 모습
넋두리
사랑 사랑 사랑
언제나 그대 내 곁에
빗속의 연가
가리워진 길
여름밤의 꿈

@ 이문세 | Lee Moon-sae | Ballad, Folk
광화문 연가
옛사랑
붉은 노을
소녀
가로수 그늘 아래 서면
그녀의 웃음소리뿐
사랑이 지나가면
깊은 밤을 날아서
난 아직 모르잖아요
휘파람
조조할인
이별 이야기
시를 위한 시
알 수 없는 인생
솔로예찬
파랑새
할 말을 하지 못했죠
빗속에서

@ 조용필 | Cho Yong-pil | K-pop, Rock, Ballad
단발머리
돌아와요 부산항에
창밖의 여자
모나리자
킬리만자로의 표범
여행을 떠나요
꿈
Bounce
미지의 세계
그 겨울의 찻집
고추잠자리
못찾겠다 꾀꼬리
친구여
허공
비련
나는 너 좋아
바람의 노래
이젠 그랬으면 좋겠네
어제 오늘 그리고
서울 서울 서울
추억 속의 재회
Hello
일편단심 민들레야
촛불
정
그대여

@ 양희은 | Yang Hee-eun | Folk
아침 이슬
상록수
한계령
사랑 그 쓸쓸함에 대하여
하얀 목련
내 나이 마흔 살에는
백구
작은 연못
이루어질 수 없는 사랑
들길 따라서
세노야
행복의 나라

@ 김민기 | Kim Min-ki | Folk
친구
아름다운 사람
가을 편지
봉우리
늙은 군인의 노래
공장의 불빛

@ 한대수 | Hahn Dae-soo | Folk, Psychedelic
물 좀 주소
행복의 나라로
바람과 나
하룻밤
옥의 슬픔
고무신
오면 오고

@ 송창식 | Song Chang-sik | Folk
고래사냥
왜 불러
피리 부는 사나이
담배가게 아가씨
한번쯤
우리는
맨 처음 고백
사랑이야
푸르른 날
가나다라
토함산
참새의 하루
선운사
창밖에는 비 오고요

@ 트윈폴리오 | Twin Folio | Folk
하얀 손수건
웨딩케익
축제의 노래

@ 이장희 | Lee Jang-hee | Folk, Rock
그건 너
나 그대에게 모두 드리리
한 잔의 추억
그애와 나랑은
휘파람을 부세요

@ 김정호 | Kim Jung-ho | Folk
이름 모를 소녀
하얀 나비
님

@ 어니언스 | Onions | Folk
편지
작은 새
저 별과 달을

@ 정태춘 | Jung Tae-choon | Folk
시인의 마을
촛불
떠나가는 배
북한강에서
92년 장마, 종로에서
정동진
아, 대한민국

@ 시인과 촌장 | Poet and Village Chief | Folk
가시나무
사랑일기
풍경
고양이
진달래
푸른 돛

@ 어떤날 | Eoddeonnal | Folk, Jazz
하늘
오래된 친구
지금 그대는
너무 아쉬워 하지마
그날
오후만 있던 일요일
출발
초생달
하루
취중독백
덧없는 계절
소녀여
그런 날에는

@ 동물원 | Dongmulwon/Zoo | Folk
널 사랑하겠어
시청 앞 지하철 역에서
변해가네
거리에서
혜화동
흐린 가을 하늘에 편지를 써
백마에서
잊혀지는 것
말하지 못한 내 사랑

@ 여행스케치 | Travel Sketch | Folk
별이 진다네
산다는 건 다 그런 게 아니겠니
운명
왠지 느낌이 좋아
옛 친구에게

@ 해바라기 | Haebaragi/Sunflower | Folk
사랑으로
행복을 주는 사람
모두가 사랑이에요
내 마음의 보석상자
어서 말을 해
이젠 사랑할 수 있어요

@ 안치환 | Ahn Chi-hwan | Folk, K-rock
사람이 꽃보다 아름다워
내가 만일
소금인형
귀뚜라미
광야에서
우리가 어느 별에서

@ 노래를 찾는 사람들 | Norae-reul Chatneun Saramdeul/노찾사 | Folk
솔아 푸르른 솔아
그날이 오면
광야에서
사계
임을 위한 행진곡

@ 최성원 | Choi Sung-won | Folk
제주도의 푸른 밤
이별이란 없는 거야

@ 조동진 | Cho Dong-jin | Folk
행복한 사람
나뭇잎 사이로
제비꽃
작은 배
겨울비
흰 눈이 하얗게

@ 조동익 | Cho Dong-ik | Folk, Jazz
함께 떠날까요
엄마와 성당에
동경
노란 대문

@ 장필순 | Jang Pill-soon | Folk
나의 외로움이 널 부를 때
어느새
제비꽃
스파이더맨
TV, 돼지, 벌레
첫사랑

@ 박학기 | Park Hak-ki | Folk
향기로운 추억
이미 그댄
비타민

@ 강산에 | Kang San-eh | Folk, K-rock
넌 할 수 있어
라구요
거꾸로 강을 거슬러 오르는 저 힘찬 연어들처럼
예럴랄라
삐딱하게
명태
와그라노
이구아나

@ 김광진 | Kim Kwang-jin | Ballad, Singer-songwriter
편지
동경소녀
진심
아는지

@ 더 클래식 | The Classic | Ballad, Folk
마법의 성
여우야
송가
노는 게 남는 거야
`
