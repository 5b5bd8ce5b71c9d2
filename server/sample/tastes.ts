import type { Level, SessionType } from '#contract/sessions.ts'
import { parts, readWork, type Work } from './fields.ts'

/** What somebody plays and likes; of works the newest liking comes first. */
export interface Taste {
  nickname: string
  sessions: readonly { sessionType: SessionType; level: Level }[]
  genres: readonly string[]
  keywords: readonly string[]
  artists: readonly string[]
  tracks: readonly Work[]
  albums: readonly Work[]
}

/**
 * A line each: who | sessions, + for an expert and - for a beginner | genres | keywords | artists | tracks | albums, works as
 * `title / artist`. Whoever has no line has said nothing of it yet.
 */
const LINES = `
yuna22 | electric_guitar+, vocal- | Shoegaze; Dream Pop; Indie Rock | 연락이 빨라요; 매주; 새벽 감성 | Slowdive; 새소년; 검정치마; My Bloody Valentine | Alison / Slowdive; 난춘 / 새소년; EVERYTHING / 검정치마; When You Sleep / My Bloody Valentine; Let It Happen / Tame Impala | Souvlaki / Slowdive; Loveless / My Bloody Valentine
harin | vocal+, acoustic_guitar | Indie Rock; Pop; R&B | 약속 잘 지켜요; 편곡 가능해요; 격주 | 백예린; 한로로; 잔나비 | Square (2017) / 백예린; 입춘 / 한로로; 주저하는 연인들을 위해 / 잔나비; My Love Mine All Mine / Mitski | Back to Black / Amy Winehouse
dojun99 | electric_guitar+, bass | Shoegaze; Psychedelic; Rock | 편곡 가능해요; 일찍 가서 세팅해요; 이펙터 수집 | Radiohead; Tame Impala; 실리카겔; 넬 | Paranoid Android / Radiohead; NO PAIN / 실리카겔; 기억을 걷는 시간 / 넬; Borderline / Tame Impala | OK Computer / Radiohead; In Rainbows / Radiohead; Currents / Tame Impala
minseo | acoustic_guitar, bass- | Indie Rock; Pop | 연습 꼭 해와요; 매주 | 브로콜리너마저; 가을방학; 10CM | 앵콜요청금지 / 브로콜리너마저; 유자차 / 브로콜리너마저; 폰서트 / 10CM |
taeo | drums+ | Jazz; R&B; Rock | 미리 조율해요; 주 2회; 메트로놈과 친해요 | D'Angelo; Stevie Wonder; 혁오 | Superstition / Stevie Wonder; 위잉위잉 / 혁오; Brown Sugar / D'Angelo | Voodoo / D'Angelo; Innervisions / Stevie Wonder
seoyeon | keyboard+ | Jazz; R&B | 편곡 가능해요; 코드 잘 따요; 프로같은 분위기 선호 | Bill Evans; Norah Jones; 백예린 | Waltz for Debby / Bill Evans; Autumn Leaves / Bill Evans; Don't Know Why / Norah Jones | Waltz for Debby / Bill Evans; Portrait in Jazz / Bill Evans
jimin | bass | Indie Rock; Rock | 주 2회; 자유로운 분위기 선호 | Red Hot Chili Peppers; 잔나비; The Strokes | Under the Bridge / Red Hot Chili Peppers; Someday / The Strokes; She / 잔나비 | Californication / Red Hot Chili Peppers
hyunwoo | electric_guitar | Jazz; Rock | 한 달에 한 번 이하; 코드 잘 따요 | John Mayer; Bill Evans; John Coltrane | Gravity / John Mayer; My Favorite Things / John Coltrane | Continuum / John Mayer; Blue Train / John Coltrane
eunjae | bass+, vocal- | Rock; Punk | 연락이 빨라요; 매주 | 자우림; 노브레인; Green Day | 매직 카펫 라이드 / 자우림; 넌 내게 반했어 / 노브레인; Basket Case / Green Day | Dookie / Green Day
bomi | vocal | Shoegaze; Dream Pop | 자유로운 분위기 선호; 집에서 데모 만들어요 | My Bloody Valentine; The Jesus and Mary Chain; The Cranberries | Only Shallow / My Bloody Valentine; Just Like Honey / The Jesus and Mary Chain; Dreams / The Cranberries | Psychocandy / The Jesus and Mary Chain
rowoon | keyboard+ | Psychedelic; Pop | 편곡 가능해요; 격주 | MGMT; 실리카겔; 페퍼톤스 | Little Dark Age / MGMT; Desert Eagle / 실리카겔; 행운을 빌어요 / 페퍼톤스 | Oracular Spectacular / MGMT
minseok | drums+ | Rock; Grunge | 일찍 가서 세팅해요; 작업실 있어요; 주 3회 이상 | Foo Fighters; Nirvana; 국카스텐 | Everlong / Foo Fighters; Lithium / Nirvana; 거울 / 국카스텐 | In Utero / Nirvana
nabi7 | electric_guitar | J-pop; Rock | 매주; 약속 잘 지켜요 | ASIAN KUNG-FU GENERATION; RADWIMPS; Kessoku Band | ソラニン / ASIAN KUNG-FU GENERATION; 前前前世 / RADWIMPS; 青春コンプレックス / Kessoku Band | ソルファ / ASIAN KUNG-FU GENERATION; 結束バンド / Kessoku Band
hanbyul | vocal+ | Rock; Pop | 연습 꼭 해와요; 약속 잘 지켜요; 격주 | YB; 자우림; 부활 | 나는 나비 / YB; Never Ending Story / 부활; 스물다섯, 스물하나 / 자우림 |
jaewon | bass+ | Rock; Psychedelic | 일찍 가서 세팅해요; 합주 녹음해요 | Pink Floyd; 산울림; Led Zeppelin | Money / Pink Floyd; 회상 / 산울림; Black Dog / Led Zeppelin | The Dark Side of the Moon / Pink Floyd; Led Zeppelin IV / Led Zeppelin
somyi | violin+ | Rock; Indie Rock | 자유로운 분위기 선호; 매주 | Sigur Rós; LUCY; Arcade Fire | Hoppípolla / Sigur Rós; 개화 / LUCY | Ágætis byrjun / Sigur Rós; Funeral / Arcade Fire
kyungmin | trumpet | Jazz | 미리 조율해요; 격주 | John Coltrane; Nujabes | Aruarian Dance / Nujabes; In a Sentimental Mood / John Coltrane | Modal Soul / Nujabes
aram | vocal-, acoustic_guitar- | Indie Rock; Pop | 가사 먼저 써요; 매주 | 언니네 이발관; 가을방학; Elliott Smith | 동경 / 언니네 이발관; Between the Bars / Elliott Smith | 가장 보통의 존재 / 언니네 이발관; Either/Or / Elliott Smith
dahye | keyboard- | Pop; New age | 연습 꼭 해와요; 천천히 맞춰요 | 아이유; Norah Jones; 성시경 | 너의 모든 순간 / 성시경; 좋은 날 / 아이유; Sunrise / Norah Jones | LILAC / 아이유
woojin88 | electric_guitar- | Grunge; Rock | 한 달에 한 번 이하; 자유로운 분위기 선호 | Nirvana; Pearl Jam; Soundgarden | Come as You Are / Nirvana; Alive / Pearl Jam; Black Hole Sun / Soundgarden | Nevermind / Nirvana; Ten / Pearl Jam
siwoo | drums | Metal; Nu Metal | 주 3회 이상; 더블 페달 있어요 | Metallica; Dream Theater; Pantera | Battery / Metallica; One / Metallica; The Dance of Eternity / Dream Theater | Master of Puppets / Metallica; Images and Words / Dream Theater
chaeun | keyboard, vocal- | Dream Pop; Shoegaze | 연락이 빨라요; 매주 | The xx; Slowdive; Sigur Rós | Angels / The xx; Sugar for the Pill / Slowdive | xx / The xx; Slowdive / Slowdive
leedo | vocal, keyboard- | Nu Metal; Metal | 주 2회; 샘플러 있어요 | Linkin Park; Deftones; Rage Against the Machine | Papercut / Linkin Park; Chop Suey! / System of a Down; Be Quiet and Drive (Far Away) / Deftones | Hybrid Theory / Linkin Park; White Pony / Deftones
moonlit | keyboard+ | Psychedelic; Dream Pop; Russian Rock | 새벽에 작업해요; 격주 | Joy Division; Kino; Radiohead | Перемен / Kino; Ceremony / Joy Division; High and Dry / Radiohead | Kid A / Radiohead; Unknown Pleasures / Joy Division
yejin | acoustic_guitar+, vocal | New age; Pop | 온라인 작업 좋아요; 한 달에 한 번 이하 | 김광석; Nick Drake; Fleet Foxes | 서른 즈음에 / 김광석; Pink Moon / Nick Drake; Mykonos / Fleet Foxes | Pink Moon / Nick Drake
sunwoo | electric_guitar | Punk; EMO | 자유로운 분위기 선호; 세 코드면 충분해요 | 크라잉넛; Ramones; blink-182 | 말 달리자 / 크라잉넛; Blitzkrieg Bop / Ramones; All the Small Things / blink-182 | Ramones / Ramones
junseo | drums- | Rock; Indie Rock | 격주; 연락이 빨라요 | The Beach Boys; 혁오 | Good Vibrations / The Beach Boys; 톰보이 / 혁오 | Pet Sounds / The Beach Boys
nari | vocal- | Pop; Indie Rock | 분위기 담당; 매주 | 볼빨간사춘기; AKMU; 페퍼톤스 | 우주를 줄게 / 볼빨간사춘기; 200% / AKMU | 항해 / AKMU
taeyang | electric_guitar | Rock | 한 달에 한 번 이하; 약속 잘 지켜요 | Queen; Bon Jovi; 부활 | Don't Stop Me Now / Queen; It's My Life / Bon Jovi | A Night at the Opera / Queen
eunbi | bass- | Indie Rock; Pop | 연습 꼭 해와요; 매주 | DAY6; QWER; LUCY | 예뻤어 / DAY6; 한 페이지가 될 수 있게 / DAY6; 고민중독 / QWER |
gunho | electric_guitar | Indie Rock; Rock | 편곡 가능해요; 믹싱 배워요 | Arctic Monkeys; Muse; 쏜애플 | Do I Wanna Know? / Arctic Monkeys; 시퍼런 봄 / 쏜애플; Plug In Baby / Muse | AM / Arctic Monkeys; Absolution / Muse
sora | vocal | R&B; Pop | 약속 잘 지켜요; 격주 | 백예린; Frank Ocean; Fujii Kaze | Bye bye my blue / 백예린; きらり / Fujii Kaze | Blonde / Frank Ocean
inho | drums+ | Rock; Grunge | 일찍 가서 세팅해요; 90년대 록 | The Smashing Pumpkins; Oasis; 델리스파이스 | 1979 / The Smashing Pumpkins; Live Forever / Oasis; 챠우챠우 / 델리스파이스 | Siamese Dream / The Smashing Pumpkins; Definitely Maybe / Oasis
dalnim | keyboard-, acoustic_guitar- | Indie Rock; J-pop | 자유로운 분위기 선호; 매주 | 실리카겔; YOASOBI; 한로로 | Tik Tak Tok / 실리카겔; 夜に駆ける / YOASOBI; 비틀비틀 짝짜꿍 / 한로로 |
gaon | vocal+, keyboard | Indie Rock; R&B | 작은 공연 자주 해요; 주 2회; 편곡 가능해요 | 카더가든; 백예린; Amy Winehouse | 나무 / 카더가든; Valerie / Amy Winehouse; 가까운 듯 먼 그대여 / 카더가든 | Back to Black / Amy Winehouse
sol | vocal+ | R&B; Jazz | 약속 잘 지켜요; 매주 | D'Angelo; Amy Winehouse; 박효신 | Lady / D'Angelo; Rehab / Amy Winehouse; 야생화 / 박효신 | Voodoo / D'Angelo
mujin | electric_guitar+ | Rock; Jazz | 미리 조율해요; 느린 곡 환영 | Stevie Ray Vaughan and Double Trouble; John Mayer | Lenny / Stevie Ray Vaughan and Double Trouble; Slow Dancing in a Burning Room / John Mayer | Texas Flood / Stevie Ray Vaughan and Double Trouble
byul | vocal, acoustic_guitar | Pop; Indie Rock | 연락이 빨라요; 매주 | 아이유; AKMU; Elliott Smith | 너랑 나 / 아이유; Miss Misery / Elliott Smith | Palette / 아이유
ondo | bass, drums- | Psychedelic; Jazz | 자유로운 분위기 선호; 격주 | 새소년; Nujabes; Mac DeMarco | 긴 꿈 / 새소년; Chamber of Reflection / Mac DeMarco | Lonerism / Tame Impala
seoha | vocal | Pop | 매주 | 잔나비 | She / 잔나비 |
`

export const TASTES: readonly Taste[] = LINES.trim().split('\n').map(readTaste)

function readTaste(line: string): Taste {
  const [nickname = '', sessions, genres, keywords, artists, tracks, albums] = line
    .split('|')
    .map((field) => field.trim())
  return {
    nickname,
    sessions: parts(sessions, ',').map(readSession),
    genres: parts(genres),
    keywords: parts(keywords),
    artists: parts(artists),
    tracks: parts(tracks).map(readWork),
    albums: parts(albums).map(readWork),
  }
}

function readSession(text: string): Taste['sessions'][number] {
  const level = { '+': 'EXPERT', '-': 'BEGINNER' } as const
  const mark = text.at(-1)
  const sessionType = text.replace(/[+-]$/, '') as SessionType
  return { sessionType, level: mark === '+' || mark === '-' ? level[mark] : 'INTERMEDIATE' }
}
