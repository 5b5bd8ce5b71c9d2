import { SESSION_NAMES, type BandSessionType } from '#contract/sessions.ts'
import type { BandCard } from '../bandCard.ts'

/** docs/product/bands.md "Recommended bands". */
const DEADLINE = '25.07.08'

/** `facts` is `genre · region · age`: the tags after the wanted session. */
function sample(
  key: string,
  title: string,
  subtitle: string,
  session: BandSessionType,
  facts: string,
  description: string,
): BandCard {
  return {
    bandId: null,
    title,
    subtitle,
    image: null,
    seed: `band-sample-${key}`,
    tags: [SESSION_NAMES[session], ...facts.split(' · ')],
    wanted: [session],
    reasons: [],
    description,
    deadline: DEADLINE,
    links: [],
  }
}

/**
 * Shown when no band can be loaded, and on `/pre-test` paths (docs/product/bands.md "Recommended bands"). The
 * server does not know them: applying to one opens the demo conversation.
 */
export const BUILT_IN_BANDS: readonly BandCard[] = [
  sample(
    'night-stop',
    '밤의 정류장',
    '퇴근길에 만나는 직장인 밴드',
    'bass',
    'Indie Rock · 서울 · 30대',
    '수요일 저녁마다 합정에서 만나요. 느린 곡 두 곡과 빠른 곡 두 곡을 번갈아 맞춰요.',
  ),
  sample(
    'velvet-kite',
    'Velvet Kite',
    '그루브를 아는 키보디스트를 찾아요',
    'keyboard',
    'R&B · 부산 · 20대',
    '새벽 감성의 곡을 만드는 4인조예요. 토요일 오후에 합주하고, 가을에는 작은 공연을 열 계획이에요.',
  ),
  sample(
    'tsunami',
    '해일',
    '무대를 뒤집을 기타 한 명',
    'electric_guitar',
    'Nu Metal · 인천 · 20대',
    '드롭 튜닝 리프를 좋아하는 분이면 좋겠어요. 공연은 한 달에 한 번 해요.',
  ),
  sample(
    'afternoon-amp',
    '오후의 앰프',
    '천천히 오래 하는 포크 밴드',
    'acoustic_guitar',
    'Pop · 서울 · 30대',
    '일요일 오후에 모여 커피부터 마셔요. 화음을 맞추는 시간이 제일 길어요.',
  ),
  sample(
    'seoul-noise',
    '서울 노이즈',
    '소음도 음악이 되는 합주',
    'vocal',
    'Psychedelic · 서울 · 20대',
    '긴 즉흥 연주 위에서 목소리를 악기처럼 쓰는 분을 기다려요.',
  ),
  sample(
    'four-am',
    '새벽 네 시',
    '잠들지 않는 슈게이즈 팀',
    'drums',
    'Shoegaze · 서울 · 20대',
    '벽처럼 두꺼운 기타 뒤에서 박자를 지켜줄 드러머를 찾아요.',
  ),
  sample(
    'glass-garden',
    '유리정원',
    '꿈처럼 번지는 소리를 좋아해요',
    'keyboard',
    'Dream Pop · 경기 · 20대',
    '신시사이저 패드와 아르페지오를 함께 쌓아갈 분이면 좋겠어요.',
  ),
  sample(
    'slow-comet',
    'Slow Comet',
    '우주를 도는 느린 록',
    'electric_guitar',
    'Psychedelic · 대전 · 30대',
    '이펙터 이야기로 밤을 새울 수 있어요. 합주는 격주 금요일이에요.',
  ),
  sample(
    'basement-trio',
    '지하 삼층',
    '세 명이면 충분한 펑크',
    'bass',
    'Punk · 대구 · 20대',
    '두 마디면 끝나는 곡만 해요. 스틱과 피크는 넉넉해요.',
  ),
  sample(
    'blue-note-alley',
    '골목재즈',
    '스탠더드부터 하나씩',
    'trumpet',
    'Jazz · 서울 · 40대',
    '악보를 보고 연주할 수 있으면 충분해요. 솔로는 돌아가며 해요.',
  ),
  sample(
    'paper-moon',
    '종이달',
    '가사로 이야기하는 밴드',
    'vocal',
    'Indie Rock · 광주 · 20대',
    '자작곡이 여섯 곡 있어요. 함께 가사를 다듬을 보컬을 찾아요.',
  ),
  sample(
    'iron-harbor',
    '철의 항구',
    '무겁게, 그리고 정확하게',
    'drums',
    'Metal · 부산 · 30대',
    '더블 베이스 드럼이 있는 연습실을 함께 써요. 메트로놈과 친해야 해요.',
  ),
  sample(
    'last-tram',
    '막차',
    '옛날 노래를 새 옷으로',
    'piano',
    'Pop · 인천 · 40대',
    '부모님이 듣던 노래를 편곡해요. 피아노 한 대면 시작할 수 있어요.',
  ),
  sample(
    'grey-letter',
    '회색 편지',
    '조용히 시작해 크게 끝나요',
    'violin',
    'EMO · 경기 · 20대',
    '바이올린이 들어갈 자리를 비워둔 곡이 세 곡 있어요.',
  ),
  sample(
    'summer-radio',
    '여름 라디오',
    '창문 열고 듣는 제이팝',
    'electric_guitar',
    'J-pop · 제주 · 20대',
    '방학마다 모여 바닷가에서 버스킹해요. 밝은 커팅 기타를 치는 분을 찾아요.',
  ),
]
