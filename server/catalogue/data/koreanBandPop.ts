// Korean bands of the charts: idol bands, television bands and the pop-rock of the radio. The format: server/catalogue/README.md.
export const KOREAN_BAND_POP = `
@ DAY6 | 데이식스 | K-pop, K-rock
예뻤어 | You Were Beautiful
한 페이지가 될 수 있게 | Time of Our Life
Zombie
Congratulations
놓아 놓아 놓아 | Letting Go
반드시 웃는다 | I Smile
Shoot Me
행복했던 날들이었다 | days gone by
Sweet Chaos
좋아합니다
I Loved You
I Need Somebody | 누군가 필요해
아 왜 | I Wait
How Can I Say | 어떻게 말해
DANCE DANCE
Love me or Leave me
바래
남겨둘게 | I'll Remember
장난 아닌데 | I'm Serious
Maybe Tomorrow
= Fourever | | 2024
Welcome to the Show
HAPPY
The Power of Love
널 제외한 나의 뇌 | Get The Hell Out
나만 슬픈 엔딩
사랑하게 해주라
그게 너의 사랑인지 몰랐어
= Band Aid | | 2024
괴물
녹아내려요 | Melt Down
그녀가 웃었다
망겜
도와줘요 Rock&Roll
COUNTER
I'm Fine
아직 거기 살아

@ CNBLUE | 씨엔블루 | K-pop, K-rock
외톨이야 | I'm a Loner
Love
직감 | Intuition
사랑 빛 | Love Light
Love Girl
Hey You
I'm Sorry
Can't Stop
신데렐라 | Cinderella
이렇게 예뻤나 | You're So Fine
헷갈리게 | Between Us
과거 현재 미래 | Then, Now and Forever
싹둑 | Love Cut
Coffee Shop
In My Head

@ FTISLAND | FT아일랜드/에프티아일랜드 | K-pop, K-rock
사랑앓이 | Lovesick
바래 | I Hope
사랑사랑사랑 | Love Love Love
Hello Hello
지독하게 | Severely
좋겠어 | I Wish
미치도록 | Madly
천둥 | Thunder
새들처럼 | Like the Birds
나쁜 여자야 | Bad Woman
PRAY
Take Me Now
Wind
여름밤의 꿈 | Summer Night's Dream
남자의 첫사랑은 무덤까지 간다

@ N.Flying | 엔플라잉 | K-pop, K-rock
옥탑방 | Rooftop
Blue Moon
아 진짜요. | Oh really.
굿밤 | GOOD BAM
Awesome
기가 막혀
진짜가 나타났다 | The Real
뜨거운 감자 | HOT POTATO
피었습니다 | Into Bloom
Moonshot
I Like You
Sober
Flashback
놔 | Leave It
만년설

@ ONEWE | 원위 | K-pop, K-rock
야행성 | Regulus
나의 계절 봄은 끝났다 | End of Spring
다 추억
너의 우주는 | Universe_
Rain To Be
Off Road
Roommate
AuRoRa
추억의 소각장 | Beautiful Ashes
Gravity

@ LUCY | 루시 | K-indie, K-rock
개화 | Flowering
아니 근데 진짜
조깅
난로
히어로 | Hero
못 죽는 기사와 비단 요람
아지랑이 | Haze
동문서답
떼굴떼굴
내버려
선잠
놀이 | Play
부기맨
맞네
낙화
하마
빌런
잠깨

@ QWER | 큐더블유이알 | K-pop, K-rock
고민중독 | T.B.H
내 이름 맑음 | My Name is Malguem
눈물참기 | Dear
Discord
가짜 아이돌 | FAKE IDOL
SODA
지구정복
자유선언
대관람차
마니또 | Manito
별의 하모니
수수께끼 다이어리
불꽃놀이
메아리
달리기
사랑하자

@ Xdinary Heroes | 엑스디너리 히어로즈/엑디즈 | K-pop, Rock
Happy Death Day
Test Me
Hair Cut
Freakin' Bad
Break the Brake
어리고 부끄럽고 바보 같은 | Little Things
PLUTO
Strawberry Cake
Good enough
Knock Down
소년만화 | Boy Comics
Save me
LOVE and FEAR
iNSTEAD!
Night before the end
Beautiful Life
FiRE (My Sweet Misery)
ICU
Freddy
Bad Chemical
Crack in the mirror
Sucker Punch!

@ The Rose | 더 로즈 | K-pop, K-rock
Sorry
She's in the Rain
좋았는데 | Like We Used To
RED
BABY
California
Back To Me
Childhood
Sour
Beauty and the Beast
Definition of ugly is

@ 딕펑스 | Dickpunks | K-indie, K-rock
VIVA청춘
약국에 가면
안녕 여자친구
요즘 젊은 것들

@ 버스커 버스커 | Busker Busker/버스커버스커 | K-indie, Folk, Pop
정말로 사랑한다면
처음엔 사랑이란게
가을밤
잘할 걸
사랑은 타이밍
시원한 여자
그댈 마주하는 건 힘들어
줄리엣
소나기 (주르르루)
막걸리나
동경소녀
= 버스커 버스커 | 버스커 버스커 1집 | 2012
봄바람
첫사랑
여수 밤바다
벚꽃 엔딩 | Cherry Blossom Ending
이상형
외로움증폭장치
골목길
골목길 어귀에서
전활 거네
꽃송이가
향수

@ 장범준 | Jang Beom June | K-indie, Folk
노래방에서
흔들리는 꽃들 속에서 네 샴푸향이 느껴진거야 | Your Shampoo Scent in the Flowers
당신과는 천천히
사랑에 빠졌죠 (당신만이)
어려운 여자
주홍빛 거리
빗속으로
잠이 오질 않네요
추적이는 여름 비가 되어
일산으로

@ 호피폴라 | Hoppipolla | K-indie, Post-rock
About Time
너의 바다
그거면 돼
And Then There Was Us

@ 드래곤포니 | Dragon Pony | K-rock, Rock
POP UP
모스부호
Not Out
꼬리를 먹는 뱀
지구소년

@ 롤링쿼츠 | Rolling Quartz | K-rock, Hard Rock
Blaze
HOLLER
Fearless
Delight
Victory

@ 마이 앤트 메리 | My Aunt Mary | K-indie, Rock
공항 가는 길
골든 글러브
내게 머물러
특별한 사람
푸른 양철 스쿠터
4시 20분

@ 이지형 | Lee Ji-hyung | K-indie, Folk
Beatles Cream Soup
Radio Dayz
산책
봄의 기적

@ 줄리아하트 | Julia Hart | K-indie, Pop
오르골
유성우
문학선생님

@ 롤러코스터 | Rollercoaster | K-pop, Funk
습관
힘을 내요, 미스터 김
Last Scene
내게로 와
숨길수 없어요
무지개
어느 하루
가만히 두세요
너에게 보내는 노래

@ 클래지콰이 프로젝트 | Clazziquai Project/클래지콰이 | K-pop, Electronic
She Is
Lover Boy
Gentle Rain
Sweety
Novabossa
춤
Fiesta
Romeo N Juliet
Be My Love
생의 한가운데
날짜변경선
내게로 와
Last Tango

@ 러브홀릭 | Loveholic/러브홀릭스 | K-rock, Pop
Loveholic
인형의 꿈
놀러와
신기루
그대만 있다면
화분
Sky
One Love

@ 더더 | The The Band/더더밴드 | K-rock, Pop
It's You
내게 다시
Delight

@ 박혜경 | Park Hye-kyoung | K-pop, K-rock
고백
너에게 주고 싶은 세 가지
주문을 걸어
하루
Lemon Tree
Rain
안녕
빨간 운동화
동화
서신

@ 서울전자음악단 | Seoul Electric Band | K-rock, Psychedelic
꿈에 들어와
종소리
서로 다른
따라가면 좋겠네
고양이의 고향노래

@ W&Whale | 더블유 앤 웨일 | K-pop, Electronic
R.P.G. Shine
월광
오빠가 돌아왔다
우리의 해피엔딩

@ 주주클럽 | Juju Club | K-rock, Pop
나는 나
열여섯 스물
수필러브
`
