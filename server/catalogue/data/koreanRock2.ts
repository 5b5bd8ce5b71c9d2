// Korean rock, the second half: the bands of the two-thousands and after, and rock voices. The format: server/catalogue/README.md.
export const KOREAN_ROCK_2 = `
@ 노이즈가든 | Noizegarden | K-rock, Grunge, Metal
기다려
타협의 비
우주꽃사슴

@ 허클베리핀 | Huckleberry Finn | K-rock, Alternative
사막
보도블럭
밤이 걸어간다
낯선 두 형제
도레미파
까만 타이거
불안한 영혼
갈가마귀

@ 갤럭시 익스프레스 | Galaxy Express | K-rock, Rock
진짜 너를 원해
난 어디로
지나고 나면 언제나 좋았어
호롱불
Jungle the Black
Bye Bye Planet

@ 로맨틱펀치 | Romantic Punch/로맨틱 펀치 | K-rock, Rock
토요일 밤이 좋아
눈치채줄래요
몽유병
안녕, 잘가
Fight Club | 파이트 클럽
야미볼
글램 슬램 | Glam Slam
마멀레이드

@ 잠비나이 | Jambinai | Post-rock, Metal
소멸의 시간 | Time of Extinction
커넥션 | Connection
온다 | ONDA
나무의 대화
사상의 지평선 | Event Horizon
그들은 말이 없다 | They Keep Silence
벽장 | Wardrobe
무저갱 | Abyss

@ 파란노을 | Parannoul | Shoegaze, EMO, Indie Rock
북극성 | Polaris
불면증 | Insomnia
도착 | Arrival
Parade
After the Magic
= To See the Next Part of the Dream | | 2021
아름다운 세상 | Beautiful World
변명 | Excuse
아날로그 센티멘탈리즘 | Analog Sentimentalism
흰천장 | White Ceiling
To See the Next Part of the Dream
격변의 시대 | Age of Fluctuation
청춘반란 | Youth Rebellion
엑스트라 일대기 | Extra Story
Chicken
I Can Feel My Heart Touching You

@ 뜨거운 감자 | Hot Potato | K-rock, K-indie
고백
비 눈물
봄바람 따라간 여인
시소
따르릉
맛좀봐라
팔베개
생각

@ 버즈 | BUZZ | K-rock, Ballad
가시
겁쟁이
나에게로 떠나는 여행
남자를 몰라
Monologue
사랑은 가슴이 시킨다
비망록
일기
어쩌면...
거짓말
활주
8년만의 여름
나무

@ 플라워 | Flower | K-rock, Ballad
Endless
애정표현
눈물
Please
Crying
걸음이 느린 아이

@ 야다 | Yada | K-rock, Ballad
이미 슬픈 사랑
진혼
슬픈 다짐
사랑이 슬픔에게

@ 더 크로스 | The Cross | K-rock, Ballad
Don't Cry | 돈 크라이
당신을 위하여
떠나가요, 떠나지마요

@ K2 | 김성면/케이투 | K-rock, Ballad
그녀의 연인에게
슬프도록 아름다운
잃어버린 너
유리의 성

@ 이브 | EVE | K-rock, Rock
I'll Be There
너 그럴때면
아가페
Lover

@ 피아 | PIA | K-rock, Nu Metal
소용돌이
My Bed
원숭이
자오선
Yes You Are
Black Fish Swim

@ 김경호 | Kim Kyung-ho | K-rock, Metal, Ballad
금지된 사랑
나를 슬프게 하는 사람들
마지막 기도
비정
아버지
와인
Shout
자유인

@ 서문탁 | Seomoon Tak | K-rock, Rock
사미인곡
사슬
사랑, 결코 시들지 않는...
난 나보다 널

@ 도원경 | Do Won-kyung | K-rock, Ballad
다시 사랑한다면
성냥갑 속 내 젊음아

@ 삐삐밴드 | Pippi Band/삐삐롱스타킹 | K-rock, Punk
안녕하세요
딸기
유쾌한씨의 껌 씹는 방법

@ 불독맨션 | Bulldog Mansion | K-rock, Funk
Destiny
Fever
사과
사랑은 구라파에서
Stargirl 내 사랑을 받아다오
El Disco Amor

@ 럭스 | RUX | Punk
언제나 이 자리에
지금부터 끝까지

@ 옐로우 몬스터즈 | Yellow Monsters | Punk, K-rock
Destruction
4월 16일
벤자민
차가운 비

@ 아시안 체어샷 | Asian Chairshot | K-rock, Psychedelic
해야
소녀
반지하제왕
밤비
자장가

@ 이디오테잎 | IDIOTAPE | Electronic, Rock
Melodie
Even Floor
Pluto
80808
Toad Song
League

@ 한영애 | Han Young-ae | K-rock, Blues
누구 없소
코뿔소
루씰
조율
여울목
건널 수 없는 강

@ 신촌블루스 | Sinchon Blues | Blues, K-rock
골목길
그대 없는 거리
아쉬움
황혼
환상

@ 봄여름가을겨울 | Bom Yeoreum Gaeul Kyeoul/SSaW | K-rock, Funk, Jazz
어떤 이의 꿈
Bravo, My Life!
사람들은 모두 변하나봐
내 품에 안기어
아웃사이더
10년 전의 일기를 꺼내어
거리의 악사
못다한 내 마음을

@ 긱스 | GIGS | K-rock, Funk
짝사랑
랄랄라
노올자
`
