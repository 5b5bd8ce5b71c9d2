/** Conversations somebody wrote, for the rooms a visitor opens first. */

export interface SampleRoom {
  kind: 'PRIVATE' | 'GROUP'
  people: readonly string[]
  /** GROUP only, at most 10 characters. */
  name?: string
  /** Only where the number matters. */
  id?: number
  scenes: readonly Scene[]
  /** How many of the newest somebody has not read. */
  unread?: Readonly<Record<string, number>>
  pinnedBy?: readonly string[]
}

/** Lines spoken in one go, starting at a time of day in Seoul some days ago, or some minutes ago. */
export interface Scene {
  daysAgo?: number
  from?: `${number}:${number}`
  minutesAgo?: number
  /** `nickname text` a line, or `nickname [file]` (`plan.ts`); `+ nickname`: they join; `- nickname`: they leave. */
  lines: string
}

/** The group room of band 49, open to everybody who finds it (P15). */
export const LOUNGE_ROOM_ID = 52

export const ROOMS: readonly SampleRoom[] = [
  {
    kind: 'GROUP',
    name: '토요일 망원 합주',
    people: ['yuna22', 'harin', 'dojun99', 'seoyeon', 'taeo'],
    unread: { yuna22: 12 },
    pinnedBy: ['yuna22'],
    scenes: [
      {
        daysAgo: 6,
        from: '21:10',
        lines: `harin 이번 곡 정했어요?
dojun99 저는 새벽 네 시의 택시 하고 싶어요
yuna22 저도요. 후렴에서 기타 두 대로 가면 좋을 것 같아요
harin 그럼 그걸로 가요!
seoyeon 건반 악보 제가 그려올게요
yuna22 천사다`,
      },
      {
        daysAgo: 1,
        from: '19:58',
        lines: `harin 이번 주 토요일 합주 시간 정해요!
yuna22 저는 3시 이후 다 괜찮아요
dojun99 4시 어때요? 연습실은 제가 예약할게요
dojun99 [stage]
yuna22 좋아요 4시에 봬요
yuna22 새벽 네 시의 택시 데모도 가져갈게요
+ taeo
taeo 안녕하세요 드럼 태오입니다!
taeo [drums]
harin 어서 오세요 👏`,
      },
      {
        minutesAgo: 64,
        lines: `taeo 드럼 라인 이렇게 쳐봤는데 들어봐주세요!
taeo 후렴 전에 필인은 더 줄여도 될 것 같아요.
harin 와 너무 좋은데요
dojun99 킥이 살아있네요
seoyeon 2절은 하이햇 조금만 닫아주시면 건반이 더 들릴 것 같아요
taeo 넵 바로 바꿔볼게요
dojun99 연습실 예약했어요. 망원 2호실, 4시부터 7시까지
dojun99 1인당 9천 원씩이에요
harin 감사합니다 🙏
taeo 저 스네어 가져가요
seoyeon 저는 30분 일찍 가서 세팅할게요
harin 그럼 토요일에 봬요!`,
      },
    ],
  },
  {
    kind: 'PRIVATE',
    people: ['yuna22', 'minseo'],
    unread: { yuna22: 3 },
    scenes: [
      {
        daysAgo: 1,
        from: '17:40',
        lines: `minseo 안녕하세요! 프로필 보고 연락드려요
minseo 혹시 아직 기타 자리 비어 있나요?
yuna22 네 비어 있어요! 어떤 곡 주로 치세요?
minseo 요즘은 이런 느낌으로 연습하고 있어요
minseo [guitar]
yuna22 오 톤이 정말 좋네요`,
      },
      {
        minutesAgo: 140,
        lines: `yuna22 이번 주말에 한번 맞춰볼까요?
minseo 좋아요! 토요일은 합주 있으시죠?
minseo 일요일 2시 이후면 언제든 돼요
minseo 그럼 데모 들어보고 연락드릴게요!`,
      },
    ],
  },
  {
    kind: 'PRIVATE',
    people: ['yuna22', 'gaon'],
    unread: { yuna22: 1 },
    scenes: [
      {
        daysAgo: 2,
        from: '22:05',
        lines: `gaon 다음 달에 작은 공연 하나 열려고요
yuna22 오 어디서요?
gaon 연남동 지하요. 서른 명쯤 들어가요
gaon [poster]
yuna22 저희 팀도 껴주세요
gaon 당연하죠. 세 곡 가능해요?
yuna22 물론입니다`,
      },
      { minutesAgo: 410, lines: 'gaon 포스터 시안 나왔어요! 저녁에 보여드릴게요' },
    ],
  },
  {
    kind: 'PRIVATE',
    people: ['yuna22', 'harin'],
    scenes: [
      {
        daysAgo: 3,
        from: '23:40',
        lines: `harin 가사 2절 바꿔봤는데 볼래요?
yuna22 보고 싶어요
harin 네 시의 신호등은 모두 깜빡이고
harin 우리는 아무도 부르지 않은 택시를 기다려
yuna22 와… 이건 무조건 써야 해요
harin 후렴 멜로디도 반음 올릴까 봐요
yuna22 그럼 카포 하나 올릴게요`,
      },
      {
        daysAgo: 1,
        from: '20:40',
        lines: `yuna22 토요일에 마이크 가져올 수 있어요?
harin 네 제 걸로 쓸게요
harin 토요일에 봬요`,
      },
    ],
  },
  {
    kind: 'PRIVATE',
    people: ['yuna22', 'hyunwoo'],
    scenes: [
      {
        daysAgo: 4,
        from: '12:20',
        lines: `yuna22 지난번 잼 때 치신 곡 악보 있으세요?
hyunwoo 있어요! 코드만 적은 거라 괜찮으실지
yuna22 그게 딱 좋아요
hyunwoo [score]
hyunwoo 악보 링크 보내드려요`,
      },
    ],
  },
  { kind: 'PRIVATE', people: ['yuna22', 'sol'], scenes: [] },
  {
    kind: 'PRIVATE',
    people: ['yuna22', 'seoyeon'],
    scenes: [
      {
        daysAgo: 16,
        from: '23:10',
        lines: `seoyeon 공연 잘 봤어요 정말 멋졌어요
yuna22 와줘서 고마워요! 떨려서 아무것도 못 봤어요 ㅋㅋㅋ
seoyeon 티 하나도 안 났어요`,
      },
    ],
  },
  {
    kind: 'PRIVATE',
    people: ['yuna22', 'seoha'],
    scenes: [
      {
        daysAgo: 30,
        from: '18:00',
        lines: `seoha 앰프 팔았어요. 당분간 쉬려고요
yuna22 아쉽네요. 다시 하고 싶어지면 연락 주세요
seoha 그럴게요. 고마웠어요`,
      },
    ],
  },
  {
    kind: 'GROUP',
    name: '재즈 잼 모임',
    people: ['yuna22', 'jimin', 'seoyeon', 'hyunwoo'],
    scenes: [
      {
        daysAgo: 9,
        from: '20:00',
        lines: `hyunwoo 이번 잼은 스탠더드 두 곡만 해요
jimin 저는 블루스 하나 끼워주세요
seoyeon F 블루스요?
jimin 네 그게 편해요
yuna22 저는 듣는 담당입니다
hyunwoo 기타 들고 오세요 ㅋㅋ`,
      },
      {
        daysAgo: 1,
        from: '15:30',
        lines: `seoyeon 다음 모임 장소는 을지로로 할게요
hyunwoo 좋습니다
jimin 퇴근하고 바로 갈게요`,
      },
    ],
  },
  {
    kind: 'GROUP',
    name: '듀엣 연습방',
    people: ['yuna22', 'eunjae', 'bomi'],
    scenes: [
      {
        daysAgo: 5,
        from: '21:30',
        lines: `bomi 화음 3도로 쌓아봤어요
eunjae 저는 밑으로 내려갈게요
yuna22 기타는 아르페지오만 칠게요
bomi 목요일에 온라인으로 맞춰봐요`,
      },
    ],
  },
  { kind: 'GROUP', name: '새로 만든 방', people: ['yuna22', 'minseo', 'haru'], scenes: [] },
  {
    kind: 'GROUP',
    id: LOUNGE_ROOM_ID,
    name: '합주 라운지',
    people: ['gaon', 'sol', 'ondo', 'nari', 'chaeun', 'dojun99'],
    scenes: [
      {
        daysAgo: 14,
        from: '19:00',
        lines: `gaon 합주 라운지에 오신 걸 환영합니다!
gaon 누구든 들어와서 인사하고, 같이 합주할 사람을 찾아보세요
+ sol
sol 안녕하세요 보컬 sol이에요
+ ondo
ondo 반가워요, 건반과 패드 맡을게요`,
      },
      {
        daysAgo: 3,
        from: '20:15',
        lines: `+ chaeun
chaeun 드림팝 좋아하시는 분 계세요?
dojun99 저요! 리버브 페달이 네 개 있습니다
nari 코러스 필요하면 불러주세요
gaon 벌써 한 팀이네요 ㅋㅋ`,
      },
      {
        minutesAgo: 35,
        lines: `sol 이번 주 일요일 저녁에 가볍게 모일 분?
ondo 저 갈게요
nari 저도요! 탬버린 들고 갑니다
gaon 망원 연습실 잡아둘게요. 6시에 봬요`,
      },
    ],
  },
  {
    kind: 'GROUP',
    name: '직장인 합주단',
    people: ['hanbyul', 'jaewon', 'taeyang', 'woojin88', 'inho'],
    scenes: [
      {
        daysAgo: 2,
        from: '22:10',
        lines: `hanbyul 이번 달 회비 걷을게요
taeyang 보냈습니다
woojin88 야근 중인데 합주 생각뿐입니다
inho 저도요 ㅋㅋㅋ
jaewon 지난주 녹음 믹스해서 올려둘게요`,
      },
    ],
  },
  {
    kind: 'GROUP',
    name: '부산 밴드 모임',
    people: ['bomi', 'junseo', 'nabi7', 'sora', 'mujin'],
    scenes: [
      {
        daysAgo: 1,
        from: '13:00',
        lines: `junseo 광안리 앞 연습실 새로 생겼대요
sora 바다 보이면서 합주라니
mujin 느린 곡으로 갑시다
bomi 이번 주말 구경 가요!
- nabi7`,
      },
    ],
  },
]
