import type { Tx } from '#server/db/db.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { BANDS } from './bands.ts'
import { insertAll } from './insert/insertAll.ts'
import type { SampleClock } from './sampleClock.ts'

interface Asked {
  type: 'CHAT' | 'FRIEND'
  from: string
  to: string
  message: string | null
  minutesAgo: number
  read?: true
}

/** Between members who are no friends and have no room of their own yet. */
const ASKED: readonly Asked[] = [
  {
    type: 'CHAT',
    from: 'bomi',
    to: 'yuna22',
    message: '슈게이즈 하신다고 들었어요! 데모 들어보실래요?',
    minutesAgo: 35,
  },
  { type: 'FRIEND', from: 'chaeun', to: 'yuna22', message: '드림팝 좋아하는 분 반가워요', minutesAgo: 190 },
  { type: 'CHAT', from: 'dalnim', to: 'yuna22', message: null, minutesAgo: 1_500, read: true },
  { type: 'FRIEND', from: 'sora', to: 'yuna22', message: null, minutesAgo: 4_400, read: true },
  {
    type: 'FRIEND',
    from: 'yuna22',
    to: 'moonlit',
    message: '밤샘 작업방에서 늘 반가웠어요!',
    minutesAgo: 1_260,
  },
  { type: 'FRIEND', from: 'yuna22', to: 'mujin', message: null, minutesAgo: 8_700, read: true },
  { type: 'CHAT', from: 'byul', to: 'harin', message: '자작곡 편곡 같이 하고 싶어요.', minutesAgo: 80 },
  { type: 'FRIEND', from: 'yejin', to: 'harin', message: '제주 공연 오시면 연락 주세요!', minutesAgo: 700 },
  { type: 'FRIEND', from: 'harin', to: 'ondo', message: '지난 공연 잘 봤어요.', minutesAgo: 2_900 },
  {
    type: 'CHAT',
    from: 'junseo',
    to: 'minseo',
    message: '어쿠스틱 셋에 카혼 필요하지 않으세요?',
    minutesAgo: 260,
  },
  { type: 'FRIEND', from: 'nari', to: 'minseo', message: '합주 때 찍은 사진 보내드릴게요!', minutesAgo: 520 },
  { type: 'FRIEND', from: 'minseo', to: 'chaeun', message: '토요일 합주 구경 가도 될까요?', minutesAgo: 310 },
  { type: 'FRIEND', from: 'gaon', to: 'byul', message: null, minutesAgo: 1_120 },
  { type: 'FRIEND', from: 'nari', to: 'gaon', message: '코러스 필요하시면 불러주세요', minutesAgo: 45 },
  { type: 'CHAT', from: 'rowoon', to: 'gaon', message: null, minutesAgo: 2_000 },
]

/** Whom the people who run this have warned, and of what; nobody sends these. */
const BANNED: readonly { to: string; message: string; minutesAgo: number; read?: true }[] = [
  {
    to: 'yuna22',
    message: '같은 모집 글을 여러 방에 올려 경고를 받았어요.',
    minutesAgo: 12_900,
    read: true,
  },
  { to: 'harin', message: '욕설이 담긴 메시지가 신고되어 경고를 받았어요.', minutesAgo: 9_400 },
  { to: 'minseo', message: '홍보 링크를 반복해서 보내 경고를 받았어요.', minutesAgo: 6_100 },
]

/** Open requests with their notifications, bans, and the good news of whoever was taken into a band. */
export async function insertRequests(
  tx: Tx,
  clock: SampleClock,
  memberIdOf: (nickname: string) => number,
): Promise<void> {
  const asked = ASKED.toSorted((one, other) => other.minutesAgo - one.minutesAgo).map((each, nth) => ({
    ...each,
    friendRequestId: each.type === 'FRIEND' ? nth + 1 : null,
    senderId: memberIdOf(each.from),
    receiverId: memberIdOf(each.to),
    createdAt: clock.minutesAgo(each.minutesAgo),
  }))
  await insertAll(
    tx,
    friendRequests,
    asked.flatMap(({ friendRequestId: id, senderId: requesterId, receiverId, message, createdAt }) =>
      id === null ? [] : [{ id, requesterId, receiverId, message: message ?? '', createdAt }],
    ),
  )
  const passed = BANDS.flatMap((band) =>
    band.applications
      .filter(({ passFail }) => passFail === 'PASS')
      .map(({ applicant, minutesAgo }) => ({
        type: 'BAND' as const,
        senderId: memberIdOf(band.manager),
        receiverId: memberIdOf(applicant),
        message: null,
        bandId: band.id,
        createdAt: clock.minutesAgo(minutesAgo),
      })),
  )
  const banned = BANNED.map(({ to, message, minutesAgo, read = false }) => ({
    type: 'BAN' as const,
    receiverId: memberIdOf(to),
    message,
    createdAt: clock.minutesAgo(minutesAgo),
    isRead: read,
  }))
  const rows = [
    ...passed,
    ...banned,
    ...asked.map(({ type, senderId, receiverId, message, friendRequestId, createdAt, read = false }) => ({
      type,
      senderId,
      receiverId,
      message,
      friendRequestId,
      createdAt,
      isRead: read,
    })),
  ]
  // A later notification has a larger id.
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  await insertAll(
    tx,
    notifications,
    rows.map((row, nth) => ({ ...row, id: nth + 1 })),
  )
}
