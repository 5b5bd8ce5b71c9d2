import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, withdraw } from '#contract/http/auth/auth.ts'
import { listBandMembers } from '#contract/http/bands/bands.ts'
import { leaveRoom } from '#contract/http/chat/rooms.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { decideApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import { changeRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { friendships, members, messages } from '#server/db/schema.ts'
import { chatTest, messagesOf, type ChatTest } from '#server/modules/chat/chat.fixtures.ts'
import { lockRoom } from '#server/modules/chat/rooms/rooms.queries.ts'
import { insertTexts } from '#server/modules/chat/sending/appending.queries.ts'
import { untilSomebodyWaits } from '#server/testing/lockWaits.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

// Concurrent calls: sequential on PGlite, truly concurrent on Postgres.

let server: TestServer
let chat: ChatTest
let yuna: TestMember
let bandId: number
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  yuna = await server.aMember({ nickname: 'yuna' })
  bandId = await chat.aBand(yuna, { name: '해일' })
})

type Status = 'PASS' | 'FAIL'
interface Who {
  as?: TestMember
  band?: number
}
const decideAll = (roomIds: readonly number[], status: Status, { as = yuna, band = bandId }: Who = {}) =>
  server.call(decideApplications, {
    as,
    path: { bandId: band },
    body: { applicantUpdate: roomIds.map((roomId) => ({ roomId, status })) },
  })
const decide = (roomId: number, status: Status, who?: Who) => decideAll([roomId], status, who)

interface Applied {
  applicant: TestMember
  roomId: number
}
async function applied(count: number): Promise<Applied[]> {
  const people: Applied[] = []
  while (people.length < count) {
    const applicant = await server.aMember()
    people.push({ applicant, roomId: await chat.anApplication(bandId, yuna, applicant) })
  }
  return people
}

const outcomes = async () => {
  const rows = await server.deps.db.select().from(applications).orderBy(applications.roomId)
  return rows.map(({ passFail }) => passFail)
}
const linesIn = async (roomId: number) =>
  (await server.deps.db.select().from(messages).where(eq(messages.roomId, roomId))).map(
    ({ content }) => content,
  )
const newsFor = async ({ memberId }: TestMember) => {
  const rows = await server.deps.db.select().from(notifications).where(eq(notifications.receiverId, memberId))
  return rows.map(({ type }) => type).sort()
}
const codesOf = (answers: readonly { code: string | undefined }[]) => answers.map(({ code }) => code)
const range = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Expects one line and its notifications for each decided applicant, and none for pending ones. */
async function expectToldOnce(people: readonly Applied[]): Promise<void> {
  const decided = await outcomes()
  for (const [n, { applicant, roomId }] of people.entries()) {
    const { lines, news } = TOLD[decided[n]!]
    const published = messagesOf(server.events).filter((said) => said.roomId === roomId)
    expect(resultsOf(await linesIn(roomId))).toEqual(lines)
    expect(resultsOf(published.map(({ content }) => content))).toEqual(lines)
    expect(await newsFor(applicant)).toEqual(news)
  }
}

/** The results that the decision lines among these messages tell. */
const resultsOf = (contents: readonly string[]) =>
  contents.flatMap((content) => content.match(/^(불?합격) · /)?.[1] ?? [])

const TOLD = {
  PASS: { lines: ['합격'], news: ['BAND', 'FRIEND'] },
  FAIL: { lines: ['불합격'], news: ['BAND'] },
  PENDING: { lines: [], news: [] },
}

describe('two tabs that decide on the same applicant', () => {
  it('succeed only once with PASS and FAIL, and the other is refused', async () => {
    const people = await applied(8)
    const answers = await Promise.all(
      people.flatMap(({ roomId }, n) =>
        n % 2
          ? [decide(roomId, 'PASS'), decide(roomId, 'FAIL')]
          : [decide(roomId, 'FAIL'), decide(roomId, 'PASS')],
      ),
    )
    for (const n of range(people.length))
      expect(codesOf(answers.slice(2 * n, 2 * n + 2)).sort()).toEqual(['APPLICATION4009', 'COMMON200'])
    expect(await outcomes()).not.toContain('PENDING')
    await expectToldOnce(people)
  })

  it('succeed only once when both send PASS twenty times', async () => {
    const [one] = await applied(1)
    const answers = await Promise.all(range(20).map(() => decide(one!.roomId, 'PASS')))
    expect(codesOf(answers).sort()).toEqual([...Array<string>(19).fill('APPLICATION4009'), 'COMMON200'])
    await expectToldOnce([one!])
    const people = (await server.call(listBandMembers, { as: yuna, path: { bandId } })).value
    expect(people.filter(({ name }) => name === one!.applicant.nickname)).toHaveLength(1)
  })

  it('do not deadlock with ten applicants in opposite orders: one call is stored completely, the other not at all', async () => {
    const people = await applied(10)
    const rooms = people.map(({ roomId }) => roomId)
    const answers = await Promise.all([decideAll(rooms, 'PASS'), decideAll(rooms.toReversed(), 'FAIL')])
    expect(codesOf(answers).sort()).toEqual(['APPLICATION4009', 'COMMON200'])
    expect(new Set(await outcomes()).size).toBe(1)
    await expectToldOnce(people)
  })
})

describe('ten single calls at once', () => {
  it('accept everybody but the fourth, who is already decided', async () => {
    const people = await applied(10)
    await decide(people[3]!.roomId, 'FAIL')
    const answers = await Promise.all(people.map(({ roomId }) => decide(roomId, 'PASS')))
    expect(codesOf(answers)).toEqual(range(10).map((n) => (n === 3 ? 'APPLICATION4009' : 'COMMON200')))
    expect(await outcomes()).toEqual(range(10).map((n) => (n === 3 ? 'FAIL' : 'PASS')))
    await expectToldOnce(people)
    // each answer includes its own decision, so the last one contains all
    const passedIn = answers
      .filter(({ status }) => status === 200)
      .map(({ value }) => value.bandChatList.filter(({ passFail }) => passFail === 'PASS').length)
    expect(Math.max(...passedIn)).toBe(9)
  })
})

describe('while something else happens', () => {
  it('the band ends: earlier decisions are published, later ones are refused', async () => {
    const people = await applied(8)
    const end = () => server.call(changeRecruitment, { as: yuna, body: { bandId, status: 'ENDED' } })
    const rooms = people.map(({ roomId }) => roomId)
    const [first, ended, ...rest] = await Promise.all([
      decide(rooms[0]!, 'PASS'),
      end(),
      ...rooms.slice(1).map((roomId) => decide(roomId, 'PASS')),
    ])
    expect(ended.status).toBe(200)
    const answers = [first, ...rest]
    for (const { code } of answers) expect(['COMMON200', 'BAND4004']).toContain(code)
    expect(await outcomes()).toEqual(answers.map(({ status }) => (status === 200 ? 'PASS' : 'PENDING')))
    await expectToldOnce(people)
    expect((await decide(rooms.at(-1)!, 'FAIL')).code).toBe('BAND4004')
  })

  it('applicants apply again, write and leave: every decision is stored once', async () => {
    const people = await applied(6)
    const answers = await Promise.all(
      people.flatMap(({ applicant, roomId }) => [
        server.call(joinBand, { as: applicant, path: { bandId }, body: {} }),
        decide(roomId, 'PASS'),
        chat.toBand(applicant, roomId, { content: '잘 부탁드려요' }),
        server.call(leaveRoom, { as: applicant, path: { roomId } }),
        decide(roomId, 'FAIL'),
        server.call(joinBand, { as: applicant, path: { bandId }, body: {} }),
      ]),
    )
    const failures = answers.filter(
      (answer) => answer !== null && 'status' in answer && answer.status === 500,
    )
    expect(failures).toEqual([])
    const decided = await outcomes()
    expect(decided.slice(0, people.length)).not.toContain('PENDING')
    // after a refusal the same member may have applied again
    expect(decided.slice(people.length).every((passFail) => passFail === 'PENDING')).toBe(true)
    await expectToldOnce(people)
  })

  it('an applicant withdraws: they are accepted before it or not at all', async () => {
    const people = await applied(4)
    const out = async (member: TestMember) => {
      const { value } = await server.call(login, { body: { email: member.email, password: member.password } })
      return () =>
        server.call(withdraw, {
          as: member,
          body: { memberId: member.memberId, refreshToken: value.refreshToken },
        })
    }
    const leaving = await Promise.all(people.map(({ applicant }) => out(applicant)))
    const answers = await Promise.all(
      people.flatMap(({ roomId }, n) =>
        n % 2 ? [leaving[n]!(), decide(roomId, 'PASS')] : [decide(roomId, 'PASS'), leaving[n]!()],
      ),
    )
    for (const { code } of answers) expect(['COMMON200', 'CHAT4004']).toContain(code)
    const decisions = people.map((_, n) => answers[2 * n + (n % 2)]!)
    expect(await outcomes()).toEqual(decisions.map(({ status }) => (status === 200 ? 'PASS' : 'PENDING')))
    await expectToldOnce(people)
  })

  it('the manager withdraws: earlier decisions stand, and no more are made', async () => {
    const people = await applied(6)
    const { value } = await server.call(login, { body: { email: yuna.email, password: yuna.password } })
    const answers = await Promise.all([
      ...people.slice(0, 3).map(({ roomId }) => decide(roomId, 'PASS')),
      server.call(withdraw, {
        as: yuna,
        body: { memberId: yuna.memberId, refreshToken: value.refreshToken },
      }),
      ...people.slice(3).map(({ roomId }) => decide(roomId, 'PASS')),
    ])
    expect(answers[3]!.status).toBe(200)
    const decisions = answers.toSpliced(3, 1)
    for (const { code } of decisions) expect(['COMMON200', 'BAND4004', 'AUTH_007']).toContain(code)
    expect(await outcomes()).toEqual(decisions.map(({ status }) => (status === 200 ? 'PASS' : 'PENDING')))
    await expectToldOnce(people)
  })
})

describe('a decision waits for', () => {
  /** Decides while another transaction is half done, and returns the result of the decision. */
  async function decidingDuring(
    roomId: number,
    begin: (tx: Tx) => Promise<void>,
    end?: (tx: Tx) => Promise<unknown>,
  ) {
    let decision: ReturnType<typeof decide> | undefined
    await server.deps.db.transaction(async (tx) => {
      await begin(tx)
      decision = decide(roomId, 'PASS')
      await untilSomebodyWaits(tx)
      await end?.(tx)
    })
    return decision!
  }

  it('the end of the band', async () => {
    const [one] = await applied(1)
    const { code } = await decidingDuring(one!.roomId, async (tx) => {
      await tx.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId))
    })
    expect(code).toBe('BAND4004')
    await expectToldOnce([one!])
  })

  it('the withdrawal of the applicant', async () => {
    const [one] = await applied(1)
    const { code } = await decidingDuring(one!.roomId, async (tx) => {
      await tx
        .update(members)
        .set({ state: 'INACTIVE', withdrawnOn: '2025-08-04' })
        .where(eq(members.id, one!.applicant.memberId))
    })
    expect(code).toBe('CHAT4004')
    await expectToldOnce([one!])
  })

  it('another decision', async () => {
    const [one] = await applied(1)
    const { code } = await decidingDuring(one!.roomId, async (tx) => {
      await lockRoom(tx, one!.roomId)
      await tx.update(applications).set({ passFail: 'FAIL' }).where(eq(applications.roomId, one!.roomId))
    })
    expect([code, await outcomes()]).toEqual(['APPLICATION4009', ['FAIL']])
    expect(await newsFor(one!.applicant)).toEqual([])
  })

  it("a message: the decision's line comes after it, as the last of the room", async () => {
    const [one] = await applied(1)
    const { applicant, roomId } = one!
    const text = {
      roomId,
      membersVersion: 0,
      senderId: applicant.memberId,
      content: '기다릴게요',
      clientMessageId: null,
      attachmentId: null,
    }
    const answer = await decidingDuring(
      roomId,
      async (tx) => void (await lockRoom(tx, roomId)),
      (tx) => insertTexts(tx, [{ ...text, isPushed: false }], server.clock.now()),
    )
    expect(answer.value.bandChatList).toMatchObject([{ content: '기다릴게요', passFail: 'PASS' }])
    const stored = await server.deps.db.select().from(messages).orderBy(messages.id)
    expect(stored.map(({ type, talkNumber }) => [type, talkNumber])).toEqual([
      ['TEXT', 1],
      ['SYSTEM', 2],
    ])
  })
})

const friendsMade = async () => ({
  friendships: await server.deps.db.$count(friendships),
  requests: (await server.deps.db.select().from(friendRequests)).map(({ state }) => state),
})

describe('managers who accept each other', () => {
  it('do not deadlock: with three at once everybody is accepted twice, and each two become friends', async () => {
    const managers = [yuna, await server.aMember(), await server.aMember()]
    const own = [bandId, await chat.aBand(managers[1]!), await chat.aBand(managers[2]!)]
    const rooms: number[][] = []
    for (const [n, manager] of managers.entries()) {
      rooms[n] = []
      for (const other of managers)
        if (other !== manager) rooms[n].push(await chat.anApplication(own[n]!, manager, other))
    }
    const answers = await Promise.all(
      managers.map((as, n) =>
        decideAll(n === 1 ? rooms[n]!.toReversed() : rooms[n]!, 'PASS', { as, band: own[n]! }),
      ),
    )
    expect(codesOf(answers)).toEqual(['COMMON200', 'COMMON200', 'COMMON200'])
    expect(new Set(await outcomes())).toEqual(new Set(['PASS']))
    expect(await friendsMade()).toEqual({ friendships: 3, requests: ['ACCEPTED', 'ACCEPTED', 'ACCEPTED'] })
    const news = (await Promise.all(managers.map(newsFor))).flat()
    expect(news.filter((type) => type === 'BAND')).toHaveLength(6)
    // each of the three requests was accepted by crossing, and nothing is left to answer
    expect(news.filter((type) => type === 'FRIEND')).toHaveLength(3)
  })

  it('become friends even if applicants send friend requests at the same moment', async () => {
    const people = await applied(8)
    const answers = await Promise.all(
      people.flatMap(({ applicant, roomId }) => [
        server.call(requestFriend, { as: applicant, body: { targetMemberId: yuna.memberId } }),
        decide(roomId, 'PASS'),
      ]),
    )
    for (const { code } of answers) expect(code).toBe('COMMON200')
    expect(await outcomes()).toEqual(people.map(() => 'PASS'))
    expect(await friendsMade()).toEqual({ friendships: 8, requests: people.map(() => 'ACCEPTED') })
  })
})
