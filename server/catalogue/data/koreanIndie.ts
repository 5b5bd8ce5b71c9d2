// Korean indie bands of the clubs and festivals around Hongdae. The format: server/catalogue/README.md.
export const KOREAN_INDIE = `
@ 혁오 | HYUKOH | Indie Rock, K-indie
위잉위잉 | Wi Ing Wi Ing
와리가리 | Comes and Goes
톰보이 | TOMBOY
공드리 | Gondry
Hooka
큰새
Panda Bear
가죽자켓 | Leather Jacket
Citizen Kane
LOVE YA!
Gang Gang Schiele
Ohio
Settled Down
= 사랑으로 | through love | 2020
Help
Hey Sun
Silverhair Express
Flat Dog
World Of The Forgotten
New Born

@ 잔나비 | JANNABI | K-indie, Rock, Pop
주저하는 연인들을 위해 | for lovers who hesitate
뜨거운 여름밤은 가고 남은 건 볼품없지만
She
나는 볼 수 없던 이야기
사랑하긴 했었나요 스쳐가는 인연이었나요 짧지않은 우리 함께했던 시간들이 자꾸 내 마음을 가둬두네
투게더!
나의 기쁨 나의 노래
가을밤에 든 생각
외딴섬 로맨틱
전설
초록을거머쥔우리는
슬픔이여안녕
작전명 청-춘!

@ 검정치마 | The Black Skirts | K-indie, Indie Rock
EVERYTHING
기다린 만큼, 더
나랑 아니면
Antifreeze
좋아해줘
강아지
한시 오분
Big Love
Diamond
Love Is All
혜야
내 고향 서울엔
난 아니에요
젊은 우리 사랑
International Love Song
Love Shine
섬 (Queen of Diamonds)
상아

@ 새소년 | SE SO NEON | K-indie, Indie Rock, Psychedelic
긴 꿈 | A Long Dream
파도 | The Wave
나는 새롭게 떠오른 외로움을 봐요
난춘 | Nan Chun
자유 | Jayu
심야행
여름깃
joke!

@ 실리카겔 | Silica Gel | K-indie, Psychedelic, Indie Rock
NO PAIN
Desert Eagle
Tik Tak Tok
Kyo181
APEX
NEO SOUL
Realize
9
Mercurial
Ryudejakeiru

@ 브로콜리너마저 | Broccoli, You Too?/브로콜리 너마저 | K-indie, Indie Rock
앵콜요청금지
보편적인 노래
유자차
졸업
두근두근
속좁은 여학생
사랑한다는 말로도 위로가 되지 않는
커뮤니케이션의 이해
잔인한 사월
1/10

@ 10CM | 십센치 | K-indie, Folk
아메리카노 | Americano
봄이 좋냐??
폰서트 | Phonecert
스토커 | Stalker
사랑은 은하수 다방에서
오늘밤은 어둠이 무서워요
안아줘요
그라데이션 | Gradation
너에게 닿기를
부동의 첫사랑
쓰담쓰담
매트리스
Fine Thank You And You?
그게 아니고

@ 가을방학 | Autumn Vacation | K-indie, Folk
가끔 미치도록 네가 안고 싶어질 때가 있어
취미는 사랑
속아도 꿈결
근황
언젠가 너로 인해
호흡과다
동거

@ 옥상달빛 | OKDAL | K-indie, Folk
수고했어, 오늘도
없는게 메리트
하드코어 인생아
옥상달빛
달리기
인턴

@ 카더가든 | Car, the garden | K-indie, Soul
나무 | Tree
가까운 듯 먼 그대여
명동콜링
그대 나를 일으켜주면
Home Sweet Home
로맨틱 선데이
꿈을 꿨어요
네 번의 여름

@ 아도이 | ADOY | K-indie, Dream Pop
Grace
Wonder
Don't Stop
Bike
Young
I Just Can't Forget Her
Lemon
Blanc
Laika
Away

@ 설 | SURL | K-indie, Indie Rock
여기에 있자
눈
열기구
Cilla
9지구
Dry Flower
What TIME is it now?

@ wave to earth | 웨이브 투 어스 | K-indie, Indie Rock
seasons
bad
love.
light
wave
daisy.
ride
peach eyes
homesick
evening glow
sunny days
nouvelle vague
surf.
calla
pueblo

@ 나상현씨밴드 | Band Nah | K-indie, Indie Rock
찬란
주인공
축제
각자의 밤

@ 유다빈밴드 | YUDABINBAND | K-indie, Rock
좋지 아니한가
항해
털어버리자
LETTER
오늘이야

@ 한로로 | HANRORO | K-indie, Rock
입춘 | Let Me Love My Youth
거울
비틀비틀 짝짜꿍
자처
이상비행
먹이사슬
ㅈㅣㅂ
사랑하게 될 거야
생존법
정류장
0+0
시간을 달리네
도망

@ 터치드 | TOUCHED | K-indie, Rock
Highlight
새벽별
Blue
Alive
야경
Love is Dangerous
Stand Up!

@ 소란 | SORAN | K-indie, Pop
가을목이
살빼지 마요
리코타 치즈 샐러드
너를 공부해
너를 보네
북유럽댄스
괜찮아
자꾸 생각나

@ 데이브레이크 | DAYBREAK | K-indie, Rock, Pop
들었다 놨다
좋다
꽃길만 걷게 해줄게
팝콘
HOT FRESH
범퍼카
SILLY

@ 쏜애플 | THORNAPPLE | K-indie, Indie Rock
시퍼런 봄
낯선 열대
서울
아지랑이
피난
매미는 비가 와도 운다
2월
은하
수성의 하루
멸종
한낮
로마네스크
오렌지의 시간

@ 솔루션스 | THE SOLUTIONS | K-indie, Indie Rock
Sounds of the Universe
Talk, Dance, Party for Love
Movements
Love You Dear
Jungle in Your Mind
L.O.V.E.

@ 글렌체크 | Glen Check | K-indie, Electronic
60's Cardin
Vogue Boys and Girls
French Virgin Party
Pacific
I've Got This Feeling
84
Vivid
Dazed & Confused

@ 칵스 | THE KOXX | K-indie, Indie Rock
ACDC
Trouble Maker
Jump to the Light
Over and Over
12:00
Oriental Girl

@ 국카스텐 | Guckkasten | K-indie, Rock, Psychedelic
거울
Vitriol
붉은 밭
파우스트
Pulse
도둑
변신
카눌라
매니큐어
Sink Hole
Lost
지렁이
Montage
Gavial

@ 장기하와 얼굴들 | Kiha & The Faces | K-indie, Rock
싸구려 커피
달이 차오른다, 가자
별일 없이 산다
그렇고 그런 사이
풍문으로 들었소
우리 지금 만나
내 사람
ㅋ
느리게 걷자
정말 없었는지
그건 니 생각이고
나를 받아주오
멱살 한번 잡히십시다
아무것도 없잖어
TV를 봤네
좋다 말았네

@ 언니네 이발관 | Sister's Barbershop | K-indie, Indie Rock
푸훗
동경
불우스타
2002년의 시간들
홀로 있는 사람들
누구나 아는 비밀
어제 만난 슈팅스타
꿈의 팝송
= 가장 보통의 존재 | | 2008
가장 보통의 존재
너는 악마가 되어가고 있는가?
아름다운 것
작은 마음
의외의 사실
알리바이
100년 동안의 진심
인생은 금물
나는
산들산들

@ 델리스파이스 | Delispice/델리 스파이스 | K-indie, Indie Rock
챠우챠우
고백
항상 엔진을 켜둘께
달려라 자전거
종이비행기
노인구국결사대
가면
뚜빠뚜빠띠
키치죠지의 검은 고양이
`
