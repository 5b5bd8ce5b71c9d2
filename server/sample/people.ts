import type { Gender, Region } from '#contract/scalars.ts'

export interface SamplePerson {
  nickname: string
  gender: Gender
  age: number
  region: Region
  bio: string | null
  /** Gone a day ago: in nobody's friend list any more, but still named in old rooms. */
  withdrawn?: true
}

/** Log-ins that a visitor may try: a manager with applicants, two people she talks to, one of the two with the special card. */
export const SAMPLE_LOG_INS = ['yuna22', 'harin', 'minseo', 'gaon'] as const

/**
 * Member ids are 1 to 41 in this order, so numbers 36 and 37 exist (P15). Everybody is invented. No pictures: the SPA draws
 * a portrait for each.
 */
export const PEOPLE: readonly SamplePerson[] = [
  person(
    'yuna22',
    'FEMALE',
    26,
    '서울',
    '퇴근 후에 기타 치는 사람이에요. 잔잔하다가 터지는 노래를 좋아해요.',
  ),
  person('harin', 'FEMALE', 26, '서울', '노래하고 가사를 써요. 올해는 자작곡으로 무대에 서보고 싶어요.'),
  person('dojun99', 'MALE', 27, '서울', '일렉기타 9년차. 공간계 이펙터에 월급을 씁니다.'),
  person('minseo', 'FEMALE', 24, '경기', '어쿠스틱 기타로 시작해서 요즘은 베이스도 잡아요.'),
  person('taeo', 'MALE', 29, '서울', '그루브 있는 드럼을 좋아합니다. 메트로놈과 친해요.'),
  person('seoyeon', 'FEMALE', 28, '서울', '건반 치고 편곡해요. 재즈 화성 공부 중입니다.'),
  person('jimin', 'OTHER', 25, '인천', '베이스. 주말 합주 언제든 가능해요.'),
  person('hyunwoo', 'MALE', 31, '서울', '재즈 기타를 배우는 직장인입니다.'),
  person('eunjae', 'FEMALE', 23, '경기', '베이스와 코러스. 포트폴리오는 채팅으로 보내드려요.'),
  person('bomi', 'FEMALE', 22, '부산', '보컬. 슈게이즈 데모를 집에서 만들어요.'),
  person('rowoon', 'MALE', 26, '서울', '건반은 7년 정도 쳤어요. 신스 소리 만드는 걸 좋아합니다.'),
  person('minseok', 'MALE', 30, '서울', '합정에 작업실이 있어요. 드럼 세트도 있습니다.'),
  person('nabi7', 'FEMALE', 21, '대구', '일본 밴드 음악으로 기타를 배웠어요.'),
  person('hanbyul', 'FEMALE', 33, '서울', '직장인 밴드 5년차 보컬. 연습은 꼭 해갑니다.'),
  person('jaewon', 'MALE', 35, '경기', '베이스와 엔지니어링. 합주 녹음해드려요.'),
  person('somyi', 'FEMALE', 27, '광주', '바이올린으로 록을 하고 싶어요.'),
  person('kyungmin', 'MALE', 28, '대전', '트럼펫. 스카와 재즈 사이 어딘가.'),
  person('aram', 'OTHER', 24, '서울', '가사를 먼저 쓰는 편이에요.'),
  person('dahye', 'FEMALE', 29, '서울', '피아노 전공, 밴드는 처음이에요. 천천히 알려주세요!'),
  person('woojin88', 'MALE', 37, '서울', '다시 기타를 잡은 지 1년. 그런지 좋아합니다.'),
  person('siwoo', 'MALE', 20, '강원', '메탈 드럼 연습 중. 더블 페달 있어요.'),
  person('chaeun', 'FEMALE', 25, '서울', '드림팝 하실 분 찾아요.'),
  person('leedo', 'MALE', 32, '인천', '누메탈 밴드에서 랩과 샘플러를 맡고 있어요.'),
  person('moonlit', 'OTHER', 26, '서울', '새벽에 작업하는 사람. 신스와 노이즈.'),
  person('yejin', 'FEMALE', 30, '제주', '제주에서 포크 해요. 온라인 작업도 좋아요.'),
  person('sunwoo', 'MALE', 23, '서울', '펑크 기타. 세 코드면 충분합니다.'),
  person('haru', 'FEMALE', 22, '경기', null),
  person('junseo', 'MALE', 27, '부산', '서핑하고 드럼 쳐요.'),
  person('nari', 'FEMALE', 28, '서울', '코러스와 탬버린, 분위기 담당.'),
  person('taeyang', 'MALE', 34, '울산', '직장인. 한 달에 두 번 합주가 낙입니다.'),
  person('eunbi', 'FEMALE', 24, '전북', '첼로 대신 베이스를 샀어요.'),
  person('gunho', 'MALE', 29, '서울', '믹싱 배우는 기타리스트.'),
  person('sora', 'FEMALE', 26, '충남', '바다 근처에서 노래해요.'),
  person('inho', 'MALE', 39, '경기', '90년대 록 위주로 드럼 칩니다.'),
  person('dalnim', 'OTHER', 21, '서울', '밴드 음악 만들고 싶은 대학생.'),
  person('gaon', 'FEMALE', 25, '서울', '보컬과 키보드. 작은 공연을 자주 엽니다.'),
  person('sol', 'FEMALE', 24, '서울', '소울풀한 목소리라는 말을 들어요.'),
  person('mujin', 'MALE', 31, '경남', '블루스 기타. 느린 곡 환영.'),
  person('byul', 'FEMALE', 23, '세종', '싱어송라이터 지망. 함께 편곡해주실 분!'),
  person('ondo', 'OTHER', 28, '서울', '소리 크기보다 온도를 맞추는 합주가 좋아요.'),
  { ...person('seoha', 'FEMALE', 27, '서울', null), withdrawn: true },
]

function person(
  nickname: string,
  gender: Gender,
  age: number,
  region: Region,
  bio: string | null,
): SamplePerson {
  return { nickname, gender, age, region, bio }
}

/** Friends of each other; the first name of a line with all the others. */
export const FRIENDS: readonly (readonly string[])[] = [
  [
    'yuna22',
    'harin',
    'dojun99',
    'minseo',
    'taeo',
    'seoyeon',
    'jimin',
    'hyunwoo',
    'gaon',
    'eunjae',
    'sol',
    'seoha',
  ],
  ['harin', 'dojun99', 'taeo', 'seoyeon', 'gaon', 'bomi', 'aram', 'chaeun', 'nari'],
  ['dojun99', 'taeo', 'minseok', 'gunho', 'moonlit', 'jaewon'],
  ['minseo', 'eunjae', 'gaon', 'haru', 'byul', 'yejin'],
  ['taeo', 'siwoo', 'inho', 'minseok', 'junseo'],
  ['seoyeon', 'hyunwoo', 'dahye', 'kyungmin', 'rowoon'],
  ['gaon', 'sol', 'ondo', 'aram', 'seoha'],
  ['hanbyul', 'jaewon', 'taeyang', 'woojin88', 'inho'],
  ['bomi', 'junseo', 'nabi7', 'sora'],
  ['leedo', 'siwoo', 'sunwoo', 'gunho'],
  ['somyi', 'kyungmin', 'eunbi', 'dalnim'],
]
