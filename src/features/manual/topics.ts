import { paths } from '#src/lib/paths.ts'

export interface Topic {
  /** The anchor in the URL. */
  id: string
  title: string
  /** Paragraphs. */
  words: readonly string[]
  /** Links to the screens that the topic is about. */
  ways: readonly { to: string; label: string }[]
}

/** What the app can do today. A change of a screen includes a change of its topic here. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'find-bands',
    title: '추천 밴드 만나기',
    words: [
      '홈을 열면 나와 취향과 조건이 잘 맞는 밴드를 먼저 보여드려요. 화살표를 누르거나 옆으로 밀어 넘겨 보세요.',
      '카드 아래에는 왜 추천했는지 적혀 있어요. 좋아하는 아티스트와 곡을 아카이브에 담고 프로필을 채울수록 추천이 정확해져요.',
    ],
    ways: [
      { to: paths.home(), label: '홈' },
      { to: paths.bands(), label: '추천 밴드 목록' },
    ],
  },
  {
    id: 'look-at-a-band',
    title: '밴드 자세히 보기',
    words: [
      '밴드 목록에서 그림이나 JOIN을 누르면 밴드 소개가 열려요.',
      '취향에서는 밴드가 좋아하는 아티스트를, 목표 곡에서는 함께 완성할 곡을, 멤버에서는 지금 함께하는 사람과 비어 있는 세션을 볼 수 있어요. 멤버를 누르면 프로필로 이동해요.',
    ],
    ways: [{ to: paths.bands(), label: '추천 밴드 목록' }],
  },
  {
    id: 'join-a-band',
    title: '밴드에 지원하기',
    words: [
      'JOIN을 누르고 예를 고르면 밴드를 만든 사람과 이야기할 수 있는 채팅방이 열려요.',
      '여러 세션을 모집하는 밴드라면 어떤 세션으로 지원할지 먼저 골라요. 이미 지원한 밴드에서 다시 JOIN을 누르면 그때 열린 채팅방으로 돌아가요.',
    ],
    ways: [],
  },
  {
    id: 'save-a-band',
    title: '밴드 저장해 두기',
    words: [
      '밴드 소개에서 별을 누르면 저장한 밴드에 담겨요. 모집이 끝난 밴드를 빼고 볼 수도 있어요.',
      '저장한 밴드를 열고 그림을 누르면 조건과 마감 날짜가 보여요. 거기서 바로 지원하거나 목록에서 지울 수 있어요.',
    ],
    ways: [{ to: paths.savedBands(), label: '저장한 밴드' }],
  },
  {
    id: 'search',
    title: '이름으로 찾기',
    words: [
      '검색에서는 밴드와 아티스트, 곡을 한 번에 찾아요. 초성만 적어도 되고, 한글 자판을 켜지 않고 적어도 알아들어요.',
      '찾은 아티스트와 곡은 더하기를 눌러 아카이브에 담을 수 있어요.',
    ],
    ways: [
      { to: paths.search(), label: '검색' },
      { to: paths.artists(), label: '아티스트 목록' },
    ],
  },
  {
    id: 'archive',
    title: '아카이브 꾸미기',
    words: [
      '자주 듣는 곡과 좋아하는 아티스트, 앨범을 아카이브에 모아 두세요. 취향이 비슷한 멤버도 함께 보여드려요.',
      '항목을 길게 누르면 여러 개를 골라 폴더에 담거나 지울 수 있어요. 폴더는 색을 골라 만들어요.',
    ],
    ways: [
      { to: paths.archive(), label: '아카이브' },
      { to: paths.archiveAdd(), label: '음악 더하기' },
    ],
  },
  {
    id: 'meet-members',
    title: '멤버에게 말 걸기',
    words: [
      '다른 멤버의 프로필에서 채팅 요청이나 친구 신청을 보낼 수 있어요. 함께 보낼 말은 50자까지 적을 수 있어요.',
      '프로필에서 아카이브를 누르면 그 멤버가 저장한 곡과 앨범을 볼 수 있어요.',
    ],
    ways: [],
  },
  {
    id: 'chat',
    title: '채팅하기',
    words: [
      '홈 위쪽의 말풍선을 누르면 1:1 채팅 목록이 열려요. 누구나 들어올 수 있는 합주 라운지도 거기에 있어요.',
      '메시지는 Enter로 보내고 Shift+Enter로 줄을 바꿔요. 말풍선 옆의 숫자는 아직 읽지 않은 사람의 수예요.',
    ],
    ways: [{ to: paths.privateChat(), label: '채팅 목록' }],
  },
  {
    id: 'offline',
    title: '연결이 끊겼을 때',
    words: [
      '인터넷이 끊겨도 쓴 메시지는 사라지지 않아요. 다시 연결되면 순서대로 보내 드려요.',
      '보내지 못한 메시지에는 표시가 남아요. 눌러서 다시 보내거나 지울 수 있어요.',
    ],
    ways: [],
  },
  {
    id: 'account',
    title: '내 프로필과 로그아웃',
    words: [
      '마이에서는 내 프로필과 저장한 곡을 한눈에 봐요. 로그아웃도 여기에서 해요.',
      '여러 기기에서 함께 로그인할 수 있고, 한 기기에서 로그아웃해도 다른 기기는 그대로예요.',
    ],
    ways: [{ to: paths.my(), label: '마이' }],
  },
]
