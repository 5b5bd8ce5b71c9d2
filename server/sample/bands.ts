import type { BandSessionType } from '#contract/sessions.ts'

export interface SampleApplication {
  applicant: string
  session: BandSessionType
  passFail?: 'PASS' | 'FAIL'
  /** How long ago, in minutes; later messages of the room follow it. */
  minutesAgo: number
  /** `nickname text`, one a line. */
  lines: string
  /** How many of the newest the manager has not read. */
  unreadByManager?: number
}

export interface SampleBand {
  id: number
  name: string
  manager: string
  status: 'RECRUITING' | 'ACTIVE' | 'ENDED'
  /** Wanted; with a `-` in front: occupied already. */
  sessions: readonly (BandSessionType | `-${BandSessionType}`)[]
  applications: readonly SampleApplication[]
}

const HOUR = 60
const DAY = 24 * HOUR

/** Band 49 is the one whose cards lead straight to group room 52 (P15). */
export const BANDS: readonly SampleBand[] = [
  {
    id: 1,
    name: '새벽 네 시',
    manager: 'yuna22',
    status: 'RECRUITING',
    sessions: ['vocal', 'bass', 'keyboard', 'drums', '-electric_guitar'],
    applications: [
      {
        applicant: 'sol',
        session: 'vocal',
        minutesAgo: 4,
        unreadByManager: 2,
        lines: 'sol 안녕하세요, 보컬 지원해요!\nsol 노래 커버 세 곡 보내드렸어요!',
      },
      {
        applicant: 'jimin',
        session: 'bass',
        passFail: 'PASS',
        minutesAgo: 95,
        lines:
          'jimin 베이스 지원합니다. 4년 쳤어요\nyuna22 반가워요! 어떤 곡 좋아하세요?\njimin 느린 슈게이즈요. 주말 합주 가능합니다',
      },
      {
        applicant: 'rowoon',
        session: 'keyboard',
        minutesAgo: 5 * HOUR,
        unreadByManager: 1,
        lines: 'rowoon 공고 보고 연락드려요\nyuna22 건반 얼마나 치셨어요?\nrowoon 건반은 7년 정도 쳤어요',
      },
      {
        applicant: 'minseok',
        session: 'drums',
        passFail: 'FAIL',
        minutesAgo: DAY,
        lines:
          'minseok 드럼 지원합니다\nyuna22 안녕하세요! 요즘 연습은 어디서 하세요?\nminseok 작업실이 합정이라 가까워요\nyuna22 감사합니다. 이번에는 다른 분과 하게 됐어요',
      },
      {
        applicant: 'bomi',
        session: 'vocal',
        minutesAgo: DAY + 2 * HOUR,
        unreadByManager: 2,
        lines: 'bomi 데모 듣고 바로 지원했어요\nbomi 부산이지만 격주로 올라갈 수 있어요',
      },
      {
        applicant: 'eunjae',
        session: 'bass',
        minutesAgo: 3 * DAY,
        unreadByManager: 1,
        lines: 'eunjae 안녕하세요, 포트폴리오 공유드려요',
      },
    ],
  },
  {
    id: 2,
    name: 'Velvet Kite',
    manager: 'taeo',
    status: 'RECRUITING',
    sessions: ['keyboard', '-vocal', '-electric_guitar', '-drums'],
    applications: [
      {
        applicant: 'yuna22',
        session: 'keyboard',
        minutesAgo: 6 * HOUR,
        lines:
          'yuna22 건반 지원해요. 기타가 본업이지만 신스도 있어요\ntaeo 오 반가워요. 영상 있으면 보내주세요\nyuna22 메일로 보냈습니다!\ntaeo 보내주신 연주 잘 들었습니다',
      },
      {
        applicant: 'dahye',
        session: 'keyboard',
        minutesAgo: 2 * DAY,
        unreadByManager: 1,
        lines:
          'dahye 피아노 전공이고 밴드는 처음이에요\ntaeo 그루브 있는 곡 좋아하세요?\ndahye 좋아해요! 천천히 맞춰보고 싶어요',
      },
    ],
  },
  {
    id: 3,
    name: '밤의 정류장',
    manager: 'minseok',
    status: 'ACTIVE',
    sessions: ['-vocal', '-bass', '-drums', '-electric_guitar', '-keyboard'],
    applications: [
      {
        applicant: 'taeyang',
        session: 'bass',
        passFail: 'PASS',
        minutesAgo: 20 * DAY,
        lines: 'taeyang 퇴근길에 공고 봤습니다\nminseok 저희도 다 직장인이에요. 환영합니다',
      },
    ],
  },
  {
    id: 4,
    name: '해일',
    manager: 'gaon',
    status: 'RECRUITING',
    sessions: ['electric_guitar', '-vocal', '-drums'],
    applications: [
      {
        applicant: 'leedo',
        session: 'electric_guitar',
        minutesAgo: 9 * HOUR,
        unreadByManager: 1,
        lines: 'leedo 7현 기타로 지원합니다\ngaon 무대 경험 있으세요?\nleedo 네, 작년에 다섯 번 섰어요',
      },
      {
        applicant: 'gunho',
        session: 'electric_guitar',
        minutesAgo: 4 * DAY,
        lines: 'gunho 톤 샘플 보내드려요\ngaon 들어볼게요!',
      },
    ],
  },
  {
    id: 5,
    name: '오후의 앰프',
    manager: 'seoyeon',
    status: 'ACTIVE',
    sessions: ['-acoustic_guitar', '-vocal', '-violin'],
    applications: [
      {
        applicant: 'somyi',
        session: 'violin',
        passFail: 'PASS',
        minutesAgo: 12 * DAY,
        lines: 'somyi 바이올린인데 포크도 할 수 있어요\nseoyeon 딱 찾던 소리예요!',
      },
    ],
  },
  {
    id: 6,
    name: '유리정원',
    manager: 'dojun99',
    status: 'RECRUITING',
    sessions: ['vocal', 'bass', '-electric_guitar'],
    applications: [
      {
        applicant: 'chaeun',
        session: 'vocal',
        minutesAgo: 26 * HOUR,
        unreadByManager: 1,
        lines:
          'chaeun 드림팝 보컬 지원해요\ndojun99 목소리 들어볼 수 있을까요?\nchaeun 지금 녹음해서 보내드릴게요',
      },
      {
        applicant: 'harin',
        session: 'vocal',
        minutesAgo: 7 * DAY,
        lines: 'harin 두 팀 같이 해도 괜찮나요?\ndojun99 일정만 맞으면 좋죠',
      },
    ],
  },
  {
    id: 7,
    name: '서울 노이즈',
    manager: 'moonlit',
    status: 'RECRUITING',
    sessions: ['vocal', 'drums'],
    applications: [
      {
        applicant: 'inho',
        session: 'drums',
        minutesAgo: 3 * DAY + HOUR,
        lines:
          'inho 소음도 음악이 된다는 말이 좋네요\nmoonlit 조용히 크게 치는 분을 찾아요\ninho 해보겠습니다',
      },
    ],
  },
  {
    id: 8,
    name: '파란거실',
    manager: 'aram',
    status: 'RECRUITING',
    sessions: ['acoustic_guitar', 'keyboard'],
    applications: [
      {
        applicant: 'minseo',
        session: 'acoustic_guitar',
        minutesAgo: 30 * HOUR,
        unreadByManager: 1,
        lines:
          'minseo 가사가 좋아서 지원했어요\naram 다음 주에 차 마시면서 얘기해요\nminseo 좋아요! 수요일 저녁 괜찮아요',
      },
    ],
  },
  {
    id: 9,
    name: '목요일의 유령',
    manager: 'hanbyul',
    status: 'RECRUITING',
    sessions: ['bass', 'keyboard', '-vocal'],
    applications: [
      {
        applicant: 'jaewon',
        session: 'bass',
        passFail: 'PASS',
        minutesAgo: 15 * DAY,
        lines: 'jaewon 녹음도 제가 할게요\nhanbyul 바로 합격입니다',
      },
    ],
  },
  {
    id: 10,
    name: '트라이톤',
    manager: 'hyunwoo',
    status: 'RECRUITING',
    sessions: ['trumpet', 'piano', 'drums'],
    applications: [
      {
        applicant: 'kyungmin',
        session: 'trumpet',
        minutesAgo: 11 * HOUR,
        lines:
          'kyungmin 트럼펫입니다. 대전에서 올라가요\nhyunwoo 첫 잼 때 기차표 지원해드릴게요\nkyungmin 가보겠습니다',
      },
    ],
  },
  {
    id: 11,
    name: '세 코드',
    manager: 'sunwoo',
    status: 'RECRUITING',
    sessions: ['bass', 'drums'],
    applications: [],
  },
  {
    id: 12,
    name: '바다 앞 2층',
    manager: 'junseo',
    status: 'RECRUITING',
    sessions: ['vocal', 'electric_guitar'],
    applications: [
      {
        applicant: 'sora',
        session: 'vocal',
        minutesAgo: 5 * DAY,
        lines: 'sora 바다 근처 살아요\njunseo 합격 사유: 바다',
      },
    ],
  },
  {
    id: 13,
    name: '느린 우체통',
    manager: 'yejin',
    status: 'RECRUITING',
    sessions: ['violin', 'keyboard'],
    applications: [],
  },
  {
    id: 14,
    name: '더블 페달',
    manager: 'siwoo',
    status: 'RECRUITING',
    sessions: ['vocal', 'bass', 'electric_guitar'],
    applications: [
      {
        applicant: 'sunwoo',
        session: 'electric_guitar',
        minutesAgo: 8 * DAY,
        lines: 'sunwoo 펑크 기타도 메탈 되나요\nsiwoo 빠르면 됩니다',
      },
    ],
  },
  {
    id: 15,
    name: '블루 먼데이 클럽',
    manager: 'mujin',
    status: 'RECRUITING',
    sessions: ['drums', 'piano'],
    applications: [],
  },
  {
    id: 16,
    name: '첫눈 연습실',
    manager: 'dahye',
    status: 'RECRUITING',
    sessions: ['vocal', 'drums', 'bass'],
    applications: [
      {
        applicant: 'eunbi',
        session: 'bass',
        minutesAgo: 6 * DAY,
        lines: 'eunbi 초보도 괜찮을까요?\ndahye 저도 밴드는 처음이에요. 같이 배워요',
      },
    ],
  },
  {
    id: 17,
    name: '그런지 야근부',
    manager: 'woojin88',
    status: 'ACTIVE',
    sessions: ['-electric_guitar', '-drums', '-bass'],
    applications: [],
  },
  {
    id: 18,
    name: '달무리',
    manager: 'dalnim',
    status: 'RECRUITING',
    sessions: ['keyboard', 'vocal'],
    applications: [],
  },
  {
    id: 19,
    name: '골목 끝 스튜디오',
    manager: 'jaewon',
    status: 'ENDED',
    sessions: ['vocal'],
    applications: [
      {
        applicant: 'nari',
        session: 'vocal',
        passFail: 'FAIL',
        minutesAgo: 40 * DAY,
        lines: 'nari 코러스도 뽑으시나요?\njaewon 이번 모집은 마감할게요',
      },
    ],
  },
  {
    id: 49,
    name: '합주 라운지',
    manager: 'gaon',
    status: 'RECRUITING',
    sessions: ['vocal', 'electric_guitar', 'bass', 'drums', 'keyboard'],
    applications: [
      {
        applicant: 'ondo',
        session: 'keyboard',
        minutesAgo: 2 * DAY,
        unreadByManager: 1,
        lines: 'ondo 라운지에서 같이 놀아요\ngaon 언제든 환영이에요!\nondo 이번 주말에 들를게요',
      },
    ],
  },
]
