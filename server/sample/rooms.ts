import { BAND_ENDED_LINE } from '#contract/http/chat/messages.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { decidedLine } from '#server/modules/chat/rooms/systemLines.ts'
import { BANDS } from './bands.ts'
import { ROOMS, type Scene } from './conversations.ts'
import { FRIENDS } from './people.ts'
import { speak, type PlannedMessage, type PlannedRoom } from './plan.ts'
import { seeded, type Random } from './random.ts'
import type { SampleClock } from './sampleClock.ts'
import { EXCHANGES, WORDS } from './smallTalk.ts'

export const LONG_ROOM_MESSAGES = 5_000
const LONG_ROOM_DAYS = 90

export interface PlannedApplication {
  room: PlannedRoom
  bandId: number
  manager: string
  applicant: string
  session: BandSessionType
  passFail: 'PENDING' | 'PASS' | 'FAIL'
}

/** The written conversations, the long one, and small talk between friends. */
export function planRooms(clock: SampleClock): PlannedRoom[] {
  return [...writtenRooms(clock), longRoom(clock), ...friendRooms(clock)]
}

function writtenRooms(clock: SampleClock): PlannedRoom[] {
  const random = seeded(1)
  const startOf = ({ minutesAgo, daysAgo, from }: Scene) =>
    minutesAgo === undefined ? clock.daysAgo(daysAgo ?? 0, from) : clock.minutesAgo(minutesAgo)
  return ROOMS.map((room, nth) => {
    const messages = room.scenes.flatMap((scene) => speak(scene.lines, startOf(scene), random))
    return {
      ...room,
      messages,
      left: messages.filter(({ content }) => content.endsWith('나갔습니다.')).map(({ sender }) => sender),
      createdAt: clock.daysAgo(45 + nth),
      unread: room.unread ?? {},
      pinnedBy: room.pinnedBy ?? [],
    }
  })
}

/** A room with a long history: a conversation on each evening of 90 days. */
function longRoom(clock: SampleClock): PlannedRoom {
  const random = seeded(2)
  const people = ['yuna22', 'harin', 'dojun99', 'gaon', 'taeo', 'moonlit']
  const messages: PlannedMessage[] = []
  for (let day = LONG_ROOM_DAYS; day > 0; day -= 1) {
    const until = messages.length + Math.ceil((LONG_ROOM_MESSAGES - messages.length) / day)
    let at = clock.daysAgo(day, '18:30').getTime()
    while (messages.length < until) {
      const said = speak(exchange(people, random), new Date(at), random)
      messages.push(...said.slice(0, LONG_ROOM_MESSAGES - messages.length))
      at = said.at(-1)!.at.getTime() + random.between(60, 400) * 1000
    }
  }
  return {
    kind: 'GROUP',
    name: '밤샘 작업방',
    people,
    left: [],
    messages,
    createdAt: clock.daysAgo(LONG_ROOM_DAYS + 1),
    unread: {},
    pinnedBy: [],
  }
}

/** A private room for each friendship, except those of yuna22, whose rooms are written by hand. */
function friendRooms(clock: SampleClock): PlannedRoom[] {
  const random = seeded(3)
  return friendPairs()
    .filter((pair) => !pair.includes('yuna22'))
    .map((people) => {
      const daysAgo = random.between(1, 25)
      const scenes = Array.from({ length: random.between(1, 3) }, (_, nth) =>
        speak(
          exchange(people, random),
          clock.daysAgo(daysAgo, `${19 + nth}:${random.between(10, 50)}`),
          random,
        ),
      )
      return {
        kind: 'PRIVATE' as const,
        people,
        left: [],
        messages: scenes.flat(),
        createdAt: clock.daysAgo(40),
        unread: {},
        pinnedBy: [],
      }
    })
}

export const friendPairs = (): [string, string][] =>
  FRIENDS.flatMap(([one, ...others]) => others.map((other): [string, string] => [one!, other]))

/** Chooses an exchange, its speakers and its words, as lines of `nickname text`. */
function exchange(people: readonly string[], random: Random): string[] {
  const first = random.between(0, people.length - 1)
  return random
    .pick(EXCHANGES)
    .map((line) =>
      line
        .replace(/^\d/, (speaker) => people[(first + Number(speaker) - 1) % people.length]!)
        .replace(/\{(\w+)\}/g, (_, kind: string) => random.pick(WORDS[kind]!)),
    )
}

export function planApplications(clock: SampleClock): PlannedApplication[] {
  const random = seeded(4)
  return BANDS.flatMap((band) =>
    band.applications.map(({ applicant, session, passFail, minutesAgo, lines, unreadByManager = 0 }) => {
      const said = speak(lines, clock.minutesAgo(minutesAgo), random)
      const people = [band.manager, applicant]
      const isOver = band.status === 'ENDED'
      const settled = passFail ? [...said, decided(band, passFail, said)] : said
      const messages = isOver ? [...settled, ended(band.manager, said)] : settled
      const room: PlannedRoom = {
        kind: 'BAND',
        people,
        left: isOver ? people : [],
        messages,
        createdAt: messages[0]!.at,
        unread: { [band.manager]: unreadByManager },
        pinnedBy: [],
      }
      return {
        room,
        bandId: band.id,
        manager: band.manager,
        applicant,
        session,
        passFail: passFail ?? 'PENDING',
      }
    }),
  )
}

/** The line of a decision (RC5), soon after the last words. */
const decided = (
  { manager, name }: { manager: string; name: string },
  passFail: 'PASS' | 'FAIL',
  said: readonly PlannedMessage[],
): PlannedMessage => ({
  sender: manager,
  type: 'SYSTEM',
  content: decidedLine(passFail, name),
  isNews: true,
  at: new Date(said.at(-1)!.at.getTime() + MINUTE_MS),
})

const MINUTE_MS = 60 * 1000

/** The SYSTEM message in the rooms of an ended band (RC2). */
const ended = (manager: string, said: readonly PlannedMessage[]): PlannedMessage => ({
  sender: manager,
  type: 'SYSTEM',
  content: BAND_ENDED_LINE,
  at: new Date(said.at(-1)!.at.getTime() + HOUR_MS),
})

const HOUR_MS = 60 * 60 * 1000
