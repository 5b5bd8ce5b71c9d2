/**
 * What each band says of itself, a paragraph each:
 *
 *   number | name | manager | wanted + occupied sessions | genres | region and district
 *   ages and gender wanted | average age, men, women | jobs | until when | links
 *   artists
 *   songs, as `title / artist`
 *   the band in one sentence
 *   more of it, up to the empty line
 *
 * Ages: `20-30` decades, 0 for any, `-` for never said. Until when: `+12` days from now, with `!` closed by itself, `none`; `closed`
 * by the manager, `ended` for good. `readBandNotice.ts` reads it. Everybody is invented but those whose songs they play.
 */
export const BAND_NOTICES = `
1 | 새벽 네 시 | yuna22 | vocal, bass, keyboard, drums + electric_guitar | Shoegaze; Dream Pop | 서울 마포구
0-0 any | 20대 0 1 | worker, freelancer | +40 | instagram, youtube
Slowdive; 새소년; My Bloody Valentine; The xx
Alison / Slowdive; 난춘 / 새소년; Sugar for the Pill / Slowdive; Angels / The xx
잠 못 드는 밤에 모여 소리를 내요
격주 금요일 밤, 합정 연습실에서 만나요. 드림팝과 슈게이즈 사이 어딘가의 소리를 찾고 있어요.
첫 곡 데모는 이미 있어요. 들어보고 마음이 움직이면 지원해 주세요.

2 | Velvet Kite | taeo | keyboard + drums, vocal, electric_guitar | R&B; Jazz | 부산 부산진구
20-20 any | 20대 2 1 | worker, colleague, freelancer | +12! | youtube, instagram
D'Angelo; Stevie Wonder; 백예린; Erykah Badu
Brown Sugar / D'Angelo; Lady / D'Angelo; Superstition / Stevie Wonder; Square (2017) / 백예린; Didn't Cha Know / Erykah Badu; Get You / Daniel Caesar
그루브를 아는 키보디스트를 찾아요
새벽 감성의 곡을 만들고 있어요. 지금은 보컬, 기타, 드럼이 있고 건반을 맡아주실 분을 기다려요.
합주는 매주 토요일 오후, 전포동 연습실에서 해요. 커버 두 곡을 먼저 맞춰보고, 그다음에는 자작곡으로 작은 공연을 열 계획이에요.
실력보다 오래 함께할 수 있는 분이면 좋겠어요.

3 | 밤의 정류장 | minseok | - + drums, vocal, electric_guitar, bass, keyboard | Indie Rock; Rock | 서울 영등포구
30-40 any | 30대 4 1 | worker | closed | instagram
델리스파이스; 언니네 이발관; Foo Fighters
챠우챠우 / 델리스파이스; 고백 / 델리스파이스; Everlong / Foo Fighters; 동경 / 언니네 이발관
퇴근길에 만나는 직장인 밴드
매주 수요일 저녁 여덟 시, 넥타이를 풀고 앰프를 켜요. 회식보다 합주를 먼저 잡는 사람들이에요.
지금은 자리가 다 찼어요. 다음 공연에서 만나요.

4 | 해일 | gaon | electric_guitar + vocal, drums | Nu Metal; Metal | 인천 부평구
20-20 any | 20대 1 1 | freelancer, colleague | +1! | tiktok, youtube
Linkin Park; Rage Against the Machine; Deftones
Papercut / Linkin Park; Bulls on Parade / Rage Against the Machine; My Own Summer (Shove It) / Deftones; Chop Suey! / System of a Down
무대를 뒤집을 기타 한 명
내일 모집을 마감해요. 리프 하나로 사람을 뛰게 할 수 있는 분이면 좋겠어요.
드롭 튜닝 기타를 가지고 오세요. 캐비닛과 드럼 마이크는 부평 작업실에 다 있어요.

5 | 오후의 앰프 | seoyeon | - + keyboard, acoustic_guitar, vocal, violin | Pop; Indie Rock | 서울 성북구
- any | 20대 0 4 | worker, freelancer | closed -6 | instagram
가을방학; 브로콜리너마저; 10CM; 옥상달빛
유자차 / 브로콜리너마저; 취미는 사랑 / 가을방학; 수고했어, 오늘도 / 옥상달빛
천천히 오래 하는 포크 밴드
한 달에 두 번, 해가 드는 방에서 작게 연주해요. 메트로놈보다 서로의 숨을 먼저 들어요.
바이올린이 들어오면서 소리가 다 갖춰졌어요. 봄에는 동네 책방에서 첫 공연을 해요.

6 | 유리정원 | dojun99 | vocal, bass + electric_guitar | Dream Pop; Shoegaze; Psychedelic | 서울 마포구
20-30 any | 20대 1 0 | freelancer | +21 | youtube
Slowdive; Tame Impala; Cocteau Twins; Beach House
Space Song / Beach House; Let It Happen / Tame Impala; Alison / Slowdive; When You Sleep / My Bloody Valentine
깨질 듯 맑은 목소리를 기다려요
공간계 이펙터를 겹겹이 쌓아 두고 그 위에 올릴 노래를 찾고 있어요. 가사는 같이 쓰고 싶어요.
일요일 오후마다 망원동에서 모여요. 베이스는 피크로 치는 분이면 더 반가워요.

7 | 서울 노이즈 | moonlit | vocal, drums + keyboard | Psychedelic; Shoegaze | 서울 용산구
0-0 any | 20대 0 0 | freelancer | none | youtube, tiktok
Radiohead; Joy Division; 잠비나이; 못
Ceremony / Joy Division; 날개 / 못; There There / Radiohead; 온다 / 잠비나이
소음도 음악이 되는 합주
피드백과 필드 레코딩으로 곡을 만들어요. 악보는 없고 서로의 소리만 있어요.
조용히 크게 치는 드러머, 읊조리듯 부르는 보컬을 찾아요. 새벽 합주가 괜찮다면 더 좋아요.

8 | 파란거실 | aram | acoustic_guitar, keyboard + vocal | Indie Rock; Pop | 서울 은평구
20-30 any | 20대 0 0 | colleague, freelancer | +9 | instagram
언니네 이발관; 가을방학; Elliott Smith
Between the Bars / Elliott Smith; 동경 / 언니네 이발관; 근황 / 가을방학; Waltz #2 (XO) / Elliott Smith
가사가 먼저 있고 소리는 이제부터예요
써 둔 가사가 스무 편쯤 있어요. 거실에서 어쿠스틱으로 한 편씩 곡을 붙여 보려고 해요.
전기 없이도 들리는 작은 편곡을 좋아하는 분, 차 한잔하면서 얘기해요.

9 | 목요일의 유령 | hanbyul | drums, keyboard + vocal, bass | Rock; Indie Rock | 서울 송파구
30-40 any | 30대 1 1 | worker | +5! | youtube
자우림; YB; 넬
일탈 / 자우림; 나는 나비 / YB; 기억을 걷는 시간 / 넬; 샤이닝 / 자우림
목요일 밤에만 나타나는 밴드
금요일 출근이 조금 힘들어지지만, 목요일 두 시간이 일주일을 버티게 해 줘요.
연습은 꼭 해 오는 분이면 좋겠어요. 녹음은 베이시스트가 매번 해 줘요.

10 | 트라이톤 | hyunwoo | trumpet, piano, drums + electric_guitar | Jazz | 서울 종로구
- any | 30대 1 0 | worker, freelancer | +30 | youtube
Bill Evans; Miles Davis; John Coltrane; Art Blakey & The Jazz Messengers
Autumn Leaves / Bill Evans; My Favorite Things / John Coltrane; Moanin' / Art Blakey & The Jazz Messengers; Solar / Miles Davis
악보집 한 권으로 시작하는 재즈 콤보
스탠더드를 서른 곡까지 늘리는 게 올해 목표예요. 솔로는 짧아도 괜찮고, 듣는 귀가 더 중요해요.
낙원상가 근처에서 일요일 아침에 만나요. 끝나면 다 같이 국밥을 먹어요.

11 | 세 코드 | sunwoo | bass, drums + electric_guitar | Punk; EMO | 서울 마포구
10-20 any | 20대 1 0 | colleague | +16 | tiktok, instagram
크라잉넛; Ramones; blink-182; 노브레인
말 달리자 / 크라잉넛; Blitzkrieg Bop / Ramones; Dammit / blink-182; 넌 내게 반했어 / 노브레인
코드 세 개, 곡 길이 2분
빠르고 짧게, 실수는 크게 해요. 첫 합주 날 바로 세 곡을 끝내는 게 전통이에요.
악기를 잡은 지 얼마 안 됐어도 좋아요. 공연 날 뛰어다닐 체력만 있으면 돼요.

12 | 바다 앞 2층 | junseo | vocal, electric_guitar + drums | Rock; Indie Rock | 부산 수영구
20-30 any | 20대 1 0 | freelancer | +25 | instagram
The Beach Boys; 혁오; 세이수미
Good Vibrations / The Beach Boys; 톰보이 / 혁오; Old Town / 세이수미; 와리가리 / 혁오
창문을 열면 광안리가 들려요
파도 소리와 앰프 소리가 섞이는 2층 작업실이 있어요. 서프 록과 모던 록을 반씩 해요.
여름마다 해변에서 버스킹을 하고, 겨울에는 곡을 써요.

13 | 느린 우체통 | yejin | violin, keyboard + acoustic_guitar | New age; Pop | 제주 제주시
0-0 any | 30대 0 1 | freelancer | none | youtube
김광석; Nick Drake; Joe Hisaishi; Fleet Foxes
서른 즈음에 / 김광석; Pink Moon / Nick Drake; Summer / Joe Hisaishi; 바람이 불어오는 곳 / 김광석
편지처럼 파일을 주고받는 밴드
제주에 살지만 어디에 계셔도 괜찮아요. 한 사람이 녹음해서 보내면 다음 사람이 소리를 얹어요.
일 년에 한 번, 귤 따는 철에 만나서 전부 라이브로 다시 녹음해요.

14 | 더블 페달 | siwoo | vocal, bass, electric_guitar + drums | Metal; Nu Metal | 강원 춘천시
10-20 any | 20대 1 0 | colleague | +34 | youtube, tiktok
Metallica; Dream Theater; Pantera; Slipknot
One / Metallica; The Dance of Eternity / Dream Theater; Duality / Slipknot; Battery / Metallica
180 BPM부터가 시작이에요
춘천에 방음이 되는 창고가 있어서 새벽까지 칠 수 있어요. 서울에서 오면 역까지 데리러 가요.
변박을 세다가 웃음이 터지는 사람, 손목 관리를 진지하게 하는 사람을 환영해요.

15 | 블루 먼데이 클럽 | mujin | drums, piano + electric_guitar | Jazz; Rock | 경남 창원시
30-50 any | 30대 1 0 | worker | +18 | youtube
Stevie Ray Vaughan and Double Trouble; B.B. King; John Mayer; Eric Clapton
Lenny / Stevie Ray Vaughan and Double Trouble; The Thrill Is Gone / B.B. King; Gravity / John Mayer; Slow Dancing in a Burning Room / John Mayer
월요병에는 열두 마디 블루스
월요일 저녁에 모여서 느린 블루스만 연주해요. 한 곡을 십 분씩 해도 아무도 말리지 않아요.
셔플을 오래 버텨 줄 드러머와 왼손이 든든한 피아니스트를 찾아요.

16 | 첫눈 연습실 | dahye | vocal, drums, bass + keyboard | Pop | 서울 노원구
0-0 FEMALE | 20대 0 1 | worker, colleague | +14! | instagram
아이유; 성시경; 볼빨간사춘기; Norah Jones
좋은 날 / 아이유; 너의 모든 순간 / 성시경; 우주를 줄게 / 볼빨간사춘기; Sunrise / Norah Jones
밴드가 처음인 사람끼리 모여요
네 명 모두 초보로 시작해서 첫눈 오는 날 한 곡을 완주하는 게 목표예요.
틀려도 멈추지 않는 연습부터 해요. 천천히 가도 서로 기다려 주기로 약속했어요.

17 | 그런지 야근부 | woojin88 | - + electric_guitar, drums, bass | Grunge; Rock | 서울 구로구
30-40 any | 30대 3 0 | worker | -3! | youtube
Nirvana; Pearl Jam; Soundgarden
Come as You Are / Nirvana; Alive / Pearl Jam; Black Hole Sun / Soundgarden
야근 끝나고 기타를 부술 뻔한 사람들
구로에서 일하는 셋이 모였어요. 체크 셔츠를 입고 출근해서 그대로 합주해요.
며칠 전에 모집을 마쳤지만 구경은 언제든 환영해요.

18 | 달무리 | dalnim | keyboard, vocal + acoustic_guitar | Indie Rock; J-pop | 서울 동작구
10-20 any | 20대 0 0 | colleague | +7 | instagram, tiktok
실리카겔; YOASOBI; 한로로
Tik Tak Tok / 실리카겔; 夜に駆ける / YOASOBI; 비틀비틀 짝짜꿍 / 한로로; 입춘 / 한로로
축제 무대까지 딱 한 학기
대학생끼리 모여서 교내 축제에 나가려고 해요. 커버 두 곡, 자작곡 한 곡이 목표예요.
시험 기간에는 쉬고, 끝나면 밤새 연습해요.

19 | 골목 끝 스튜디오 | jaewon | vocal + bass | Rock; Psychedelic | 경기 고양시
- any | 30대 1 0 | worker | ended -20 |
Pink Floyd; 산울림
Money / Pink Floyd; 회상 / 산울림
마지막 합주를 하고 문을 닫아요
건물이 재개발에 들어가서 스튜디오를 정리해요. 그동안 함께해 주신 분들 고맙습니다.

20 | 입춘 | harin | acoustic_guitar, bass, drums + vocal | Indie Rock; Pop | 서울 서대문구
20-30 any | 20대 0 1 | worker, colleague | +28 | instagram, youtube
한로로; 백예린; 잔나비; Mitski
입춘 / 한로로; 주저하는 연인들을 위해 / 잔나비; My Love Mine All Mine / Mitski; 그건 아마 우리의 잘못은 아닐 거야 / 백예린
봄을 먼저 부르는 목소리가 있어요
써 둔 자작곡이 여섯 곡 있고, 이제 손가락이 여섯 개쯤 더 필요해요. 가사를 귀 기울여 들어 주는 분이면 좋겠어요.
격주 일요일에 신촌에서 만나고, 내년 봄에는 EP를 내려고 해요.

21 | 종점 다음 정거장 | minseo | vocal, drums, keyboard + acoustic_guitar | Indie Rock; Pop | 경기 수원시
20-30 any | 20대 0 1 | worker, colleague | +19 | instagram
브로콜리너마저; 가을방학; 10CM; 옥상달빛
앵콜요청금지 / 브로콜리너마저; 보편적인 노래 / 브로콜리너마저; 속아도 꿈결 / 가을방학; 폰서트 / 10CM
막차가 끊겨도 노래는 남아요
수원역에서 걸어서 오 분, 방음이 조금 새는 지하 연습실이에요. 담백한 목소리와 작은 드럼을 찾고 있어요.
매주 한 곡씩 맞추고, 계절마다 동네 카페에서 연주해요.

22 | 월미도 바이킹 | jimin | electric_guitar, vocal + bass | Rock; Indie Rock | 인천 중구
20-30 any | 20대 0 0 | worker, freelancer | +11 | instagram, tiktok
Red Hot Chili Peppers; The Strokes; 잔나비
Under the Bridge / Red Hot Chili Peppers; Someday / The Strokes; She / 잔나비; You Only Live Once / The Strokes
베이스가 먼저 올라타는 밴드
리프보다 그루브를 먼저 만들어요. 기타는 빈틈을 채우는 연주를 좋아하는 분이면 좋겠어요.
주 2회 모이고, 합주가 끝나면 정말로 바이킹을 타요.

23 | 정전 5초 전 | eunjae | electric_guitar, drums + bass | Punk; Rock | 경기 부천시
10-20 FEMALE | 20대 0 1 | colleague, worker | +8! | youtube, instagram
자우림; Green Day; 노브레인; Paramore
매직 카펫 라이드 / 자우림; Basket Case / Green Day; That's What You Get / Paramore; 미친 듯 놀자 / 노브레인
차단기가 내려갈 만큼 크게
여자 셋이 하는 펑크 밴드를 만들고 있어요. 연락이 빠르고 약속을 지키는 게 유일한 규칙이에요.
첫 무대는 부천의 작은 펍으로 벌써 잡아 뒀어요.

24 | 흐린 창 | bomi | electric_guitar, bass + vocal | Shoegaze; Dream Pop | 부산 금정구
0-0 any | 20대 0 1 | colleague | +23 | youtube
My Bloody Valentine; The Jesus and Mary Chain; Ride; Slowdive
Only Shallow / My Bloody Valentine; Just Like Honey / The Jesus and Mary Chain; Leave Them All Behind / Ride; Alison / Slowdive
방에서 만든 데모 열두 곡이 있어요
혼자 녹음한 슈게이즈 데모를 이제 밴드로 들려주고 싶어요. 벽처럼 두꺼운 기타를 칠 분을 찾아요.
부산대 앞에서 모이지만, 파일로 먼저 맞춰 보고 만나도 괜찮아요.

25 | 모듈러 소년 | rowoon | vocal, drums + keyboard | Psychedelic; Pop | 서울 성동구
20-30 any | 20대 1 0 | freelancer | +17 | tiktok, youtube
MGMT; 실리카겔; 페퍼톤스; Tame Impala
Little Dark Age / MGMT; Desert Eagle / 실리카겔; 행운을 빌어요 / 페퍼톤스; Let It Happen / Tame Impala
신스 여섯 대와 사람 한 명
케이블은 넘치는데 사람이 모자라요. 춤출 수 있는 박자와 귀에 남는 멜로디를 함께 만들어요.
성수동 작업실에는 언제 와도 커피와 신스가 켜져 있어요.

26 | 방과후 앰프 | nabi7 | vocal, drums, bass + electric_guitar | J-pop; Rock | 대구 중구
10-20 any | 20대 0 1 | colleague | +26 | instagram, tiktok
ASIAN KUNG-FU GENERATION; Kessoku Band; RADWIMPS; Chatmonchy
ソラニン / ASIAN KUNG-FU GENERATION; 青春コンプレックス / Kessoku Band; 前前前世 / RADWIMPS; シャングリラ / Chatmonchy
방과후가 끝나지 않는 사람들
일본 밴드 음악으로 악기를 시작했다면 여기예요. 가사는 발음부터 같이 외워요.
토요일마다 동성로에서 모이고, 반년에 한 번 합동 공연에 나가요.

27 | 현의 온도 | somyi | electric_guitar, drums, keyboard + violin | Rock; Indie Rock | 광주 동구
20-30 any | 20대 0 1 | freelancer, worker | +32 | youtube
Sigur Rós; LUCY; Arcade Fire
Hoppípolla / Sigur Rós; 개화 / LUCY; Glósóli / Sigur Rós; 조깅 / LUCY
바이올린이 리드하는 록 밴드
기타 솔로 자리에 바이올린이 서요. 조용히 시작해서 마지막 일 분에 모두 쏟아내는 곡을 만들어요.
충장로 지하 연습실에서 일요일에 만나요.

28 | 기차역 브라스 | kyungmin | drums, bass, keyboard + trumpet | Jazz | 대전 동구
- any | 20대 1 0 | worker | +36 | youtube, instagram
Tokyo Ska Paradise Orchestra; John Coltrane; Nujabes
Paradise Has No Border / Tokyo Ska Paradise Orchestra; In a Sentimental Mood / John Coltrane; Aruarian Dance / Nujabes
두 박자 뒤에 몸이 먼저 움직여요
스카와 재즈 사이를 오가는 브라스 밴드예요. 전국 어디서든 오기 좋게 대전역 앞에서 모여요.
빠른 뒷박을 지치지 않고 밀어 줄 리듬 섹션을 기다려요.

29 | 안개주의보 | chaeun | electric_guitar, bass, drums + keyboard, vocal | Dream Pop; Shoegaze; Indie Rock | 서울 관악구
20-30 any | 20대 0 2 | worker, freelancer | +15 | instagram
Slowdive; The xx; 새소년; Beach House
Sugar for the Pill / Slowdive; Alison / Slowdive; 난춘 / 새소년; Angels / The xx; Myth / Beach House
리버브에 잠긴 기타를 찾아요
건반과 목소리만으로는 안개가 다 끼지 않아요. 소리를 흐리게 펼쳐 줄 기타와 낮게 깔릴 베이스가 필요해요.
매주 토요일 낮에 서울대입구역 근처에서 만나고, 곡은 네 곡이 준비돼 있어요.

30 | 폐공장 | leedo | drums, bass + vocal, electric_guitar | Nu Metal; Metal | 인천 미추홀구
20-30 any | 30대 2 0 | worker | +13 | youtube
Linkin Park; Rage Against the Machine; Korn; Deftones
Papercut / Linkin Park; Freak on a Leash / Korn; Guerrilla Radio / Rage Against the Machine; Be Quiet and Drive (Far Away) / Deftones
샘플러가 돌아가는 지하 2층
랩과 샘플러, 7현 기타까지 있어요. 바닥을 울려 줄 리듬 두 사람만 오면 바로 무대에 서요.
주 2회 모이고 뒷정리는 다 같이 해요.

31 | 이름은 나중에 | haru | bass, drums, electric_guitar, vocal | Pop; Rock | 경기 성남시
0-0 any | - 0 1 | colleague | none |
DAY6; 아이유; QWER
한 페이지가 될 수 있게 / DAY6; 고민중독 / QWER; 너랑 나 / 아이유
아무것도 정하지 않은 게 장점이에요
장르도 이름도 모이는 사람들이 같이 정해요. 저는 탬버린과 총무를 맡을게요.
판교에서 일하거나 공부하는 분이면 만나기 편해요.

32 | 코러스 라인 | nari | keyboard, acoustic_guitar, bass + vocal | Pop; Indie Rock | 서울 강동구
20-30 any | 20대 0 1 | worker | +20 | instagram
볼빨간사춘기; AKMU; 페퍼톤스; 잔나비
우주를 줄게 / 볼빨간사춘기; 200% / AKMU; 행운을 빌어요 / 페퍼톤스; 주저하는 연인들을 위해 / 잔나비
모두가 한 소절씩 부르는 밴드
악기를 하면서 코러스도 할 수 있는 분을 찾아요. 음정은 같이 맞추면 되니까 걱정 말아요.
분위기는 제가 책임져요. 합주 날마다 간식이 있어요.

33 | 고래마을 직장인밴드 | taeyang | - + electric_guitar, vocal, drums | Rock | 울산 남구
30-50 any | 30대 2 1 | worker | -2! |
Queen; Bon Jovi; 부활
Don't Stop Me Now / Queen; It's My Life / Bon Jovi; Never Ending Story / 부활
교대 근무에도 합주는 계속돼요
한 달에 두 번, 근무표를 맞춰서 모여요.
사내 축제까지 함께할 사람이 모두 정해졌어요.

34 | 한옥 레코드 | eunbi | vocal, electric_guitar, keyboard + bass | Indie Rock; Pop | 전북 전주시
20-20 any | 20대 0 1 | colleague, worker | +22 | instagram
DAY6; LUCY; QWER; 데이브레이크
예뻤어 / DAY6; 한 페이지가 될 수 있게 / DAY6; 고민중독 / QWER; 아니 근데 진짜 / LUCY
전주에도 밴드가 필요해요
첼로를 팔고 베이스를 산 사람이 만들었어요. 한옥마을 끝 작은 공방을 밤에만 빌려 써요.
연습을 꼭 해 오는 분이라면 실력은 묻지 않아요.

35 | 녹음 버튼 | gunho | vocal, bass, drums + electric_guitar | Indie Rock; Rock | 서울 강서구
20-30 any | 20대 1 0 | worker, freelancer | +27 | youtube
Arctic Monkeys; Muse; 쏜애플; 실리카겔
Do I Wanna Know? / Arctic Monkeys; 시퍼런 봄 / 쏜애플; Plug In Baby / Muse; NO PAIN / 실리카겔
모든 합주를 음원으로 남겨요
믹싱을 배우는 중이라 연습마다 멀티트랙으로 녹음해요. 한 달이면 우리 앨범이 생겨요.
내 소리를 다시 듣는 게 무섭지 않은 분을 기다려요.

36 | 서해 소울 | sora | keyboard, bass, electric_guitar + vocal | R&B; Pop | 충남 보령시
20-30 any | 20대 0 1 | freelancer | none | instagram
백예린; Frank Ocean; Fujii Kaze; 크러쉬
Bye bye my blue / 백예린; Thinkin Bout You / Frank Ocean; きらり / Fujii Kaze; Square (2017) / 백예린
노을 질 때만 노래하는 R&B
대천 바다 앞 카페를 저녁에 빌려서 연습해요. 힘을 빼고 반 박자 늦게 연주하는 걸 좋아해요.
멀면 격주로 오셔도 돼요. 하룻밤 묵을 방이 있어요.

37 | 델리 카세트 | inho | - + drums, electric_guitar, bass | Rock; Grunge | 경기 안양시
30-40 any | 30대 3 0 | worker | -9! | youtube
The Smashing Pumpkins; Oasis; 델리스파이스
1979 / The Smashing Pumpkins; Live Forever / Oasis; 챠우챠우 / 델리스파이스
테이프가 늘어날 때까지 90년대
카세트에 녹음해서 돌려 듣던 곡만 연주해요.
빈자리가 모두 찼고, 지금은 공연 곡을 고르고 있어요.

38 | 라스트 오더 | sol | keyboard, bass, drums + vocal | R&B; Jazz | 서울 용산구
20-30 any | 20대 0 1 | freelancer, worker | +10 | youtube, instagram
D'Angelo; Amy Winehouse; Erykah Badu; 백예린
Lady / D'Angelo; Rehab / Amy Winehouse; On & On / Erykah Badu; Valerie / Amy Winehouse
마감 시간에 시작하는 소울 바
해방촌 작은 바에서 영업이 끝난 뒤에 합주해요. 매달 마지막 금요일에는 손님 앞에서 연주해요.
코드 네 개로 오 분을 끌고 갈 수 있는 건반을 특히 기다려요.

39 | 초록불 | byul | electric_guitar, keyboard, drums + vocal, acoustic_guitar | Pop; Indie Rock | 세종 어진동
20-20 any | 20대 0 1 | colleague | +24 | tiktok, instagram
아이유; AKMU; Elliott Smith
너랑 나 / 아이유; Miss Misery / Elliott Smith; 오랜 날 오랜 밤 / AKMU; 좋은 날 / 아이유
싱어송라이터 한 명, 편곡자 구해요
멜로디와 가사는 제가 쓸게요. 그 노래를 건너편까지 데려다줄 편곡을 함께 해요.
세종이나 대전에서 만나고, 급할 때는 화상으로 맞춰요.

40 | 36.5 | ondo | vocal, electric_guitar + bass, drums | Psychedelic; Jazz | 서울 서대문구
0-0 any | 20대 0 0 | freelancer | +18 | instagram
새소년; Nujabes; Mac DeMarco; 혁오
긴 꿈 / 새소년; Chamber of Reflection / Mac DeMarco; 파도 / 새소년; Counting Stars / Nujabes
소리의 온도를 맞추는 중이에요
크게 치지 않아도 뜨거울 수 있다고 믿어요. 나른한 기타와 잠결 같은 목소리를 찾아요.
연희동 옥탑에서 격주로 모이고, 여름에는 옥상에서 연주해요.

41 | 열두 시 오 분 | taeo | vocal, keyboard, bass + drums | R&B; Indie Rock | 서울 마포구
20-30 any | 20대 1 0 | worker, freelancer | +2! | instagram, youtube
백예린; 카더가든; 혁오; Stevie Wonder
Square (2017) / 백예린; 나무 / 카더가든; 위잉위잉 / 혁오; Superstition / Stevie Wonder
자정을 넘기면 그루브가 시작돼요
메트로놈과 친한 드러머가 기다리고 있어요. 얇게 깔리는 건반과 이야기하듯 부르는 목소리가 필요해요.
모레까지 모집하고 다음 주에 바로 첫 합주를 해요.

42 | 합정 벙커 | minseok | - + drums, electric_guitar, vocal | Grunge; Rock | 서울 마포구
20-40 any | 30대 3 0 | worker, freelancer | closed -4 | youtube
Nirvana; Foo Fighters; 국카스텐
Lithium / Nirvana; Everlong / Foo Fighters; 거울 / 국카스텐
지하에서는 시간이 안 가요
작업실이 있으니 주 3회도 거뜬해요. 세 사람이 딱 맞아서 더 찾지 않기로 했어요.

43 | 네 번째 소파 | seoyeon | bass, drums, vocal + keyboard | Jazz; R&B | 서울 성북구
20-30 any | 20대 0 1 | freelancer | +29 | youtube
Bill Evans; Norah Jones; Chet Baker; Laufey
Waltz for Debby / Bill Evans; Don't Know Why / Norah Jones; I Fall in Love Too Easily / Chet Baker; From the Start / Laufey
소파에 앉아 듣는 작은 재즈
거실 콘서트를 여는 트리오에서 네 번째 사람을 기다려요. 브러시를 쓰는 드럼과 속삭이는 노래가 좋아요.
악보는 제가 다 그려 와요. 프로 같은 긴장감도 조금은 있어요.

44 | 가사 없음 | dojun99 | drums, bass, electric_guitar + electric_guitar | Psychedelic; Rock; Shoegaze | 서울 마포구
20-30 any | 20대 1 0 | freelancer, worker | +35 | youtube
Mogwai; Explosions in the Sky; 잠비나이; Sigur Rós
Mogwai Fear Satan / Mogwai; The Birth and Death of the Day / Explosions in the Sky; 소멸의 시간 / 잠비나이; Untitled #1 (Vaka) / Sigur Rós
말없이 끝까지 가는 포스트록
보컬은 없어요. 여덟 마디를 사 분 동안 쌓아 올리는 걸 지루해하지 않는 사람들이 모여요.
기타가 한 대 더 필요해요. 딜레이 페달을 세 개쯤 가진 분이면 우리와 말이 통해요.

45 | 백야 | moonlit | vocal, electric_guitar, bass + keyboard | Russian Rock; Dream Pop | 서울 중구
0-0 any | 20대 0 0 | freelancer | none | youtube
Kino; Molchat Doma; Joy Division; Zemfira
Перемен / Kino; Кукушка / Kino; Дискотека / Molchat Doma; Love Will Tear Us Apart / Joy Division
해가 지지 않는 밤의 신스
러시아 록과 차가운 드럼 머신을 좋아해요. 가사는 한국어로 다시 써서 불러요.
동대문에서 새벽에 만나요. 검은 옷을 입고 와도 되고 아니어도 돼요.

46 | 문장들 | aram | keyboard, bass, violin + vocal, acoustic_guitar | Indie Rock; New age | 서울 종로구
20-40 any | 20대 0 0 | worker, colleague | +31 | instagram
루시드폴; 김사월; 이랑; 가을방학
오, 사랑 / 루시드폴; 수잔 / 김사월; 신의 놀이 / 이랑; 언젠가 너로 인해 / 가을방학
시집을 낭독하다 노래가 됐어요
시인의 허락을 받아 시에 곡을 붙여요. 낭독회와 공연을 반씩 섞은 자리를 두 달에 한 번 열어요.
문장을 오래 들여다보는 분이면 어떤 악기든 얘기해요.

47 | 삼십 분 일찍 | hanbyul | - + vocal, bass, drums, electric_guitar | Rock; Pop | 서울 강남구
30-40 any | 30대 2 2 | worker | -1! | instagram
YB; 부활; 자우림
나는 나비 / YB; Never Ending Story / 부활; 스물다섯, 스물하나 / 자우림
약속보다 먼저 와서 조율해요
점심시간에 모이는 테헤란로 밴드예요. 어제 모집이 끝났고 다음 주 화요일이 첫 합주예요.

48 | 일요일 세 시 | hyunwoo | piano, bass, vocal + electric_guitar | Jazz; Pop | 서울 종로구
30-50 any | 30대 1 0 | worker | +38 | youtube
Chet Baker; John Mayer; Norah Jones
My Funny Valentine / Chet Baker; Gravity / John Mayer; Sunrise / Norah Jones; Almost Blue / Chet Baker
가족과 낮잠 사이의 재즈
육아하는 직장인이 많아서 일요일 세 시부터 딱 두 시간만 해요. 아이를 데려와도 괜찮아요.
보사노바부터 시작해요. 소리가 부드러운 분이면 좋겠어요.

49 | 합주 라운지 | gaon | vocal, electric_guitar, bass, drums, keyboard + vocal, keyboard | Indie Rock; R&B; Pop | 서울 마포구
0-0 any | 20대 0 1 | colleague, worker, freelancer | none | instagram, youtube
카더가든; 백예린; 잔나비; 혁오; 새소년
나무 / 카더가든; 주저하는 연인들을 위해 / 잔나비; 위잉위잉 / 혁오; 난춘 / 새소년
누구나 들러서 한 곡 하고 가요
정해진 멤버 없이 그날 온 사람들이 밴드가 돼요. 구경만 하다 가도 좋아요.
작은 공연을 자주 열고, 라운지 채팅방에서 다음 모임을 정해요.

50 | 졸업 앨범 | sunwoo | vocal, bass, electric_guitar + electric_guitar, drums | EMO; Punk | 서울 광진구
10-20 any | 20대 2 0 | colleague | +6 | tiktok
American Football; My Chemical Romance; Jimmy Eat World; 파란노을
Never Meant / American Football; I'm Not Okay (I Promise) / My Chemical Romance; 북극성 / 파란노을; A Praise Chorus / Jimmy Eat World
울면서 점프하는 에모 밴드
변칙 튜닝 기타가 두 대, 그 위에서 소리칠 사람이 필요해요. 일기장을 가사로 써도 아무도 놀리지 않아요.
어린이대공원역 근처에서 금요일마다 모여요.

51 | 파도상자 | junseo | - + drums, bass, electric_guitar, vocal | Indie Rock; Psychedelic | 부산 해운대구
20-30 any | 20대 2 1 | freelancer, colleague | closed | instagram
Fishmans; 세이수미; The Beach Boys
いかれたBaby / Fishmans; Let It Begin / 세이수미; Good Vibrations / The Beach Boys
송정에서 새벽 서핑하고 합주해요
파도가 좋은 날은 합주를 미뤄요. 네 명이 다 모였고 여름 투어를 준비하고 있어요.

52 | 산지천 | yejin | bass, drums, trumpet + acoustic_guitar, vocal | Tiwan Indie; Pop | 제주 서귀포시
20-40 any | 30대 0 1 | freelancer | +33 | instagram
Sunset Rollercoaster; deca joins; 재주소년; Accusefive
My Jinji / Sunset Rollercoaster; 浴室 / deca joins; 귤 / 재주소년; 愛人錯過 / Accusefive
타이베이와 제주 사이의 오후
습하고 느긋한 섬 음악을 해요. 대만 인디를 좋아하면 가사를 몰라도 금방 친해져요.
서귀포 게스트하우스 마당에서 모여요. 배나 비행기로 오는 분께는 잠자리를 드려요.

53 | 영하 십팔 도 | siwoo | vocal, keyboard, bass + drums, electric_guitar | Metal | 강원 화천군
20-30 MALE | 20대 2 0 | worker, colleague | +20 | youtube
Metallica; Dream Theater; Iron Maiden
Battery / Metallica; The Trooper / Iron Maiden; The Spirit Carries On / Dream Theater; Seek & Destroy / Metallica
가장 추운 곳에서 가장 뜨겁게
화천 축제 무대에 3년째 서고 있어요. 겨울 야외 공연이라 손난로를 나눠 드려요.
높은 음이 시원하게 뽑히는 분을 찾아요. 숙소를 같이 써서 남성 멤버를 모집해요.

54 | 장마전선 | mujin | - + electric_guitar, bass | Rock; Jazz | 경남 진주시
30-50 any | 30대 1 0 | worker | -14! |
Jimi Hendrix; B.B. King; 신촌블루스
Little Wing / Jimi Hendrix; Rock Me Baby / B.B. King; The Thrill Is Gone / B.B. King
비 오는 날만 모이는 블루스 밴드
예보를 보고 전날 밤에 약속을 잡아요.
다음 장마까지 함께할 사람이 정해졌어요.

55 | 창가의 손가락 | dahye | violin, acoustic_guitar, vocal + keyboard | New age; Pop | 서울 노원구
0-0 any | 20대 0 1 | worker | +16 | youtube
Ryuichi Sakamoto; Joe Hisaishi; Norah Jones
Merry Christmas Mr. Lawrence / Ryuichi Sakamoto; Summer / Joe Hisaishi; energy flow / Ryuichi Sakamoto; Sunrise / Norah Jones
창가에 앉아 치는 조용한 연주
피아노 전공자가 악보를 벗어나 보려고 만들었어요. 조용한 곡을 한 음씩 아껴 연주해요.
병원 로비와 도서관에서 작은 연주회를 열 계획이에요.

56 | 은박지 우주선 | jaewon | electric_guitar, keyboard, drums + bass | Psychedelic; Rock | 경기 고양시
30-40 any | 30대 1 0 | worker | +21 | youtube
Pink Floyd; 산울림; Led Zeppelin; Tame Impala
Money / Pink Floyd; 회상 / 산울림; Echoes / Pink Floyd; Kashmir / Led Zeppelin
한 곡이 이십 분이어도 괜찮아요
엔지니어가 있으니 녹음 걱정은 안 해도 돼요. 첫 목표는 Echoes를 처음부터 끝까지 해내는 거예요.
일산 작업실에 릴 테이프 녹음기가 있어요. 만져 보고 싶다면 일단 놀러 와요.

57 | 네온 정류장 | rowoon | vocal, bass, electric_guitar + keyboard | Tiwan Indie; R&B; J-pop | 서울 성동구
20-30 any | 20대 1 0 | freelancer, worker | +25 | instagram, tiktok
Sunset Rollercoaster; Tatsuro Yamashita; Mariya Takeuchi; 아도이
I Know You Know / Sunset Rollercoaster; SPARKLE / Tatsuro Yamashita; プラスティック・ラヴ / Mariya Takeuchi; Grace / 아도이
네온사인이 켜지는 시티팝
커팅 기타와 통통 튀는 베이스, 퇴근길 같은 목소리를 찾아요.
성수동에서 격주로 모이고 뮤직비디오도 직접 찍어요. 80년대 재킷을 입고 와도 좋아요.

58 | 겨울잠 | chaeun | vocal, electric_guitar + keyboard | Dream Pop; Shoegaze | 서울 동작구
20-30 FEMALE | 20대 0 1 | worker | +30 | youtube, instagram
Slowdive; Cocteau Twins; Mazzy Star; 검정치마
Sugar for the Pill / Slowdive; Fade into You / Mazzy Star; Cherry-Coloured Funk / Cocteau Twins; EVERYTHING / 검정치마
겨울에만 깨어나는 세 사람을 찾아요
눈 오는 밤에 어울리는 노래만 모아 두었어요. 여성 셋이서 속삭이듯 연주하는 팀이 되고 싶어요.
12월부터 2월까지 집중해서 녹음하고, 봄이 오면 미련 없이 흩어져요.

59 | 교실 맨 뒷자리 | nabi7 | vocal, keyboard, drums + electric_guitar, bass | J-pop; Indie Rock | 대구 수성구
10-20 FEMALE | 20대 0 2 | colleague | +14 | tiktok, youtube
Kessoku Band; SCANDAL; Yorushika; BUMP OF CHICKEN
青春コンプレックス / Kessoku Band; 瞬間センチメンタル / SCANDAL; ただ君に晴れ / Yorushika; ray / BUMP OF CHICKEN
낯을 가려도 무대에는 서요
말수가 적은 사람끼리 모였어요. 인사는 악기로 하고, 회의는 채팅으로 해요.
기타와 베이스가 있고, 함께 걸어 줄 드럼과 노래를 기다려요.

60 | 비자림 | somyi | vocal, acoustic_guitar, trumpet + violin | New age; Indie Rock | 전남 순천시
0-0 any | 20대 0 1 | freelancer | +45 |
Sigur Rós; Bon Iver; Fleet Foxes; 잔나비
Hoppípolla / Sigur Rós; Holocene / Bon Iver; Mykonos / Fleet Foxes; 가을밤에 든 생각 / 잔나비
숲에서 녹음하는 사람들
순천만과 편백숲에서 휴대용 녹음기로 앨범을 만들어요. 새소리와 바람도 우리 멤버예요.
캠핑 장비는 다 있어요. 자연에서 작게 울리는 악기라면 무엇이든 환영해요.
`
