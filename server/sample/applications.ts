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

const HOUR = 60
const DAY = 24 * HOUR

/** Who has applied to which band, by its number: what was said, and what became of it. */
export const APPLICATIONS: Readonly<Record<number, readonly SampleApplication[]>> = {
  1: [
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
  2: [
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
    {
      applicant: 'harin',
      session: 'vocal',
      passFail: 'PASS',
      minutesAgo: 16 * DAY,
      lines:
        'harin 보컬 지원해요. 알앤비 커버 링크 보내드릴게요\ntaeo 들었어요. 첫 소절에서 결정했습니다\nharin 와, 부산까지 기차 타고 갈게요!',
    },
    {
      applicant: 'dojun99',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 18 * DAY,
      lines: 'dojun99 클린 톤으로 커팅하는 걸 좋아해요\ntaeo 도준님이면 인터뷰 없이 환영이죠',
    },
  ],
  3: [
    {
      applicant: 'taeyang',
      session: 'bass',
      passFail: 'PASS',
      minutesAgo: 20 * DAY,
      lines: 'taeyang 퇴근길에 공고 봤습니다\nminseok 저희도 다 직장인이에요. 환영합니다',
    },
    {
      applicant: 'hanbyul',
      session: 'vocal',
      passFail: 'PASS',
      minutesAgo: 24 * DAY,
      lines: 'hanbyul 수요일 저녁이면 늘 비어 있어요\nminseok 노래방 말고 마이크 앞에서 만나요',
    },
    {
      applicant: 'gunho',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 23 * DAY,
      lines: 'gunho 퇴근하고 바로 가면 여덟 시 십 분이에요\nminseok 십 분은 저희가 튜닝하면서 기다릴게요',
    },
    {
      applicant: 'rowoon',
      session: 'keyboard',
      passFail: 'PASS',
      minutesAgo: 22 * DAY,
      lines: 'rowoon 건반 자리 아직 있나요?\nminseok 마지막 자리예요. 어서 오세요',
    },
  ],
  4: [
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
    {
      applicant: 'siwoo',
      session: 'drums',
      passFail: 'PASS',
      minutesAgo: 19 * DAY,
      lines: 'siwoo 더블 페달 가져가도 되나요\ngaon 꼭 가져오세요!',
    },
  ],
  5: [
    {
      applicant: 'somyi',
      session: 'violin',
      passFail: 'PASS',
      minutesAgo: 12 * DAY,
      lines: 'somyi 바이올린인데 포크도 할 수 있어요\nseoyeon 딱 찾던 소리예요!',
    },
    {
      applicant: 'minseo',
      session: 'acoustic_guitar',
      passFail: 'PASS',
      minutesAgo: 14 * DAY,
      lines:
        'minseo 핑거스타일로 잔잔하게 칠 수 있어요\nseoyeon 데모 듣고 마음이 편해졌어요. 같이해요\nminseo 고맙습니다, 악보 미리 보고 갈게요',
    },
    {
      applicant: 'nari',
      session: 'vocal',
      passFail: 'PASS',
      minutesAgo: 13 * DAY,
      lines: 'nari 코러스 말고 노래도 해보고 싶어요\nseoyeon 나리님 목소리면 충분해요',
    },
  ],
  6: [
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
  7: [
    {
      applicant: 'inho',
      session: 'drums',
      minutesAgo: 3 * DAY + HOUR,
      lines: 'inho 소음도 음악이 된다는 말이 좋네요\nmoonlit 조용히 크게 치는 분을 찾아요\ninho 해보겠습니다',
    },
  ],
  8: [
    {
      applicant: 'minseo',
      session: 'acoustic_guitar',
      minutesAgo: 30 * HOUR,
      unreadByManager: 1,
      lines:
        'minseo 가사가 좋아서 지원했어요\naram 다음 주에 차 마시면서 얘기해요\nminseo 좋아요! 수요일 저녁 괜찮아요',
    },
  ],
  9: [
    {
      applicant: 'jaewon',
      session: 'bass',
      passFail: 'PASS',
      minutesAgo: 15 * DAY,
      lines: 'jaewon 녹음도 제가 할게요\nhanbyul 바로 합격입니다',
    },
  ],
  10: [
    {
      applicant: 'kyungmin',
      session: 'trumpet',
      minutesAgo: 11 * HOUR,
      lines:
        'kyungmin 트럼펫입니다. 대전에서 올라가요\nhyunwoo 첫 잼 때 기차표 지원해드릴게요\nkyungmin 가보겠습니다',
    },
  ],
  12: [
    {
      applicant: 'sora',
      session: 'vocal',
      minutesAgo: 5 * DAY,
      lines: 'sora 바다 근처 살아요\njunseo 합격 사유: 바다',
    },
  ],
  14: [
    {
      applicant: 'sunwoo',
      session: 'electric_guitar',
      minutesAgo: 8 * DAY,
      lines: 'sunwoo 펑크 기타도 메탈 되나요\nsiwoo 빠르면 됩니다',
    },
  ],
  16: [
    {
      applicant: 'eunbi',
      session: 'bass',
      minutesAgo: 6 * DAY,
      lines: 'eunbi 초보도 괜찮을까요?\ndahye 저도 밴드는 처음이에요. 같이 배워요',
    },
  ],
  17: [
    {
      applicant: 'inho',
      session: 'drums',
      passFail: 'PASS',
      minutesAgo: 30 * DAY,
      lines: 'inho 체크 셔츠 다섯 벌 있습니다\nwoojin88 서류 통과입니다',
    },
    {
      applicant: 'jaewon',
      session: 'bass',
      passFail: 'PASS',
      minutesAgo: 29 * DAY,
      lines: 'jaewon 구로에서 두 정거장 거리예요\nwoojin88 그럼 오늘 야근 끝나고 볼까요?',
    },
  ],
  19: [
    {
      applicant: 'nari',
      session: 'vocal',
      passFail: 'FAIL',
      minutesAgo: 40 * DAY,
      lines: 'nari 코러스도 뽑으시나요?\njaewon 이번 모집은 마감할게요',
    },
  ],
  20: [
    {
      applicant: 'byul',
      session: 'acoustic_guitar',
      minutesAgo: 2 * DAY,
      unreadByManager: 1,
      lines:
        'byul 가사가 좋아서 몇 번을 다시 들었어요\nharin 정말요? 어느 곡이 제일 좋았어요?\nbyul 두 번째 곡이요. 코드 따서 보내드릴게요',
    },
  ],
  21: [
    {
      applicant: 'haru',
      session: 'keyboard',
      minutesAgo: 3 * DAY,
      lines: 'haru 악기는 이제 배우기 시작했는데 괜찮을까요?\nminseo 괜찮아요, 같이 배워요',
    },
  ],
  29: [
    {
      applicant: 'yuna22',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 170,
      lines:
        'yuna22 리버브를 잔뜩 건 기타로 지원해요\nchaeun 공고를 쓰면서 떠올린 소리예요. 같이해요!\nyuna22 토요일에 뵐게요',
    },
    {
      applicant: 'junseo',
      session: 'drums',
      minutesAgo: 20 * HOUR,
      lines: 'junseo 브러시로도 칠 수 있어요\nchaeun 듣고 싶어요! 토요일에 시간 되세요?',
    },
  ],
  30: [
    {
      applicant: 'sunwoo',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 12 * DAY,
      lines: 'sunwoo 7현은 처음인데 배워도 될까요?\nleedo 빠르면 됩니다. 제 거 빌려드릴게요',
    },
  ],
  33: [
    {
      applicant: 'bomi',
      session: 'vocal',
      passFail: 'PASS',
      minutesAgo: 16 * DAY,
      lines: 'bomi 부산에서 한 시간이면 가요\ntaeyang 퀸 부를 수 있으면 무조건 환영이에요',
    },
    {
      applicant: 'junseo',
      session: 'drums',
      passFail: 'PASS',
      minutesAgo: 15 * DAY,
      lines: 'junseo 파도 없는 주말엔 갈 수 있어요\ntaeyang 저희도 근무 없는 주말에 모여요',
    },
  ],
  37: [
    {
      applicant: 'woojin88',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 18 * DAY,
      lines: 'woojin88 펌킨스 1979 칠 수 있습니다\ninho 그 한 곡이면 됩니다',
    },
    {
      applicant: 'jaewon',
      session: 'bass',
      passFail: 'PASS',
      minutesAgo: 17 * DAY,
      lines: 'jaewon 카세트 녹음기도 가져갈게요\ninho 진짜를 아시네요',
    },
  ],
  42: [
    {
      applicant: 'woojin88',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 14 * DAY,
      lines: 'woojin88 퍼즈 하나로 승부합니다\nminseok 벙커 비밀번호 보내드릴게요',
    },
    {
      applicant: 'leedo',
      session: 'vocal',
      passFail: 'PASS',
      minutesAgo: 13 * DAY,
      lines: 'leedo 소리 지르는 노래만 잘합니다\nminseok 그게 필요했어요',
    },
  ],
  47: [
    {
      applicant: 'eunjae',
      session: 'bass',
      passFail: 'PASS',
      minutesAgo: 9 * DAY,
      lines:
        'eunjae 점심시간에 맞춰 갈 수 있어요\nhanbyul 삼십 분 일찍 오시는 거 맞죠?\neunjae 벌써 근처예요',
    },
    {
      applicant: 'inho',
      session: 'drums',
      passFail: 'PASS',
      minutesAgo: 8 * DAY,
      lines: 'inho 제 이름이 일찍입니다\nhanbyul 합격입니다',
    },
    {
      applicant: 'gunho',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 7 * DAY,
      lines: 'gunho 앰프는 있나요?\nhanbyul 두 대 있어요. 기타만 들고 오세요',
    },
  ],
  49: [
    {
      applicant: 'ondo',
      session: 'keyboard',
      minutesAgo: 2 * DAY,
      unreadByManager: 1,
      lines: 'ondo 라운지에서 같이 놀아요\ngaon 언제든 환영이에요!\nondo 이번 주말에 들를게요',
    },
  ],
  50: [
    {
      applicant: 'siwoo',
      session: 'drums',
      passFail: 'PASS',
      minutesAgo: 6 * DAY,
      lines: 'siwoo 울면서 치면 되나요\nsunwoo 점프도 해야 돼요',
    },
  ],
  51: [
    {
      applicant: 'jimin',
      session: 'bass',
      passFail: 'PASS',
      minutesAgo: 8 * DAY,
      lines: 'jimin 서핑은 못 하는데 괜찮나요?\njunseo 저희가 파도 읽는 법부터 알려드릴게요',
    },
    {
      applicant: 'mujin',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 7 * DAY,
      lines: 'mujin 리버브 많이 걸어도 되죠?\njunseo 바다만큼 걸어주세요',
    },
    {
      applicant: 'bomi',
      session: 'vocal',
      passFail: 'PASS',
      minutesAgo: 6 * DAY,
      lines: 'bomi 송정이면 걸어서 갈 수 있어요\njunseo 마지막 멤버 찾았다!',
    },
  ],
  53: [
    {
      applicant: 'taeyang',
      session: 'electric_guitar',
      passFail: 'PASS',
      minutesAgo: 5 * DAY,
      lines: 'taeyang 손 시려도 솔로 칠 수 있습니다\nsiwoo 손난로 두 개 드릴게요',
    },
  ],
  54: [
    {
      applicant: 'ondo',
      session: 'bass',
      passFail: 'PASS',
      minutesAgo: 5 * DAY,
      lines: 'ondo 비 오는 날만 시간이 나요\nmujin 운명이네요',
    },
  ],
  59: [
    {
      applicant: 'eunbi',
      session: 'bass',
      passFail: 'PASS',
      minutesAgo: 20 * HOUR,
      lines: 'eunbi 말 없이 베이스만 쳐도 되나요\nnabi7 저도 그래요',
    },
  ],
}
