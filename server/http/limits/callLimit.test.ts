import { beforeEach, describe, expect, it } from 'vitest'
import { BUDGETS } from '#contract/budgets.ts'
import { login } from '#contract/http/auth/auth.ts'
import { checkNickname, sendCode } from '#contract/http/auth/signup.ts'
import { readMemberProfile, readProfile, uploadMedia } from '#contract/http/profile/profile.ts'
import type { PasswordHasher } from '#server/deps.ts'
import type { TestMember } from '#server/testing/members.ts'
import { quickHasher } from '#server/testing/testDeps.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

const HERE = '203.0.113.7'
const ELSEWHERE = '203.0.113.8'

let server: TestServer
let mina: TestMember
let jun: TestMember
beforeEach(async () => {
  server = await testServer({ limits: true })
  mina = await server.aMember()
  jun = await server.aMember()
})

/** Calls one after the other, until one is refused or `times` are through; returns how many were answered. */
async function answered(times: number, call: (n: number) => Promise<{ status: number }>): Promise<number> {
  for (let n = 0; n < times; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the number before the first refusal is the point
    if ((await call(n)).status === 429) return n
  }
  return times
}

const seenAs = (member: TestMember, memberId: number, ip = HERE) =>
  server.call(readMemberProfile, { as: member, path: { memberId }, ip })

describe('the budget of a call', () => {
  it('ends with 429 and the seconds to wait, after which one more is answered', async () => {
    const { atOnce, everySeconds } = BUDGETS.otherProfiles.perMember
    expect(await answered(200, () => seenAs(mina, jun.memberId))).toBe(atOnce)
    const refused = await seenAs(mina, jun.memberId)
    expect(refused).toMatchObject({
      status: 429,
      code: 'COMMON429',
      message: '잠시 후 다시 시도해 주세요.',
    })
    expect(refused.headers.get('Retry-After')).toBe(String(everySeconds))
    server.clock.advance({ seconds: everySeconds })
    expect(await answered(200, () => seenAs(mina, jun.memberId))).toBe(1)
  })

  it('follows the member to another address, and leaves other members and other calls alone', async () => {
    await answered(200, () => seenAs(mina, jun.memberId))
    expect((await seenAs(mina, jun.memberId, ELSEWHERE)).status).toBe(429)
    expect((await seenAs(jun, mina.memberId)).status).toBe(200)
    expect((await server.call(readProfile, { as: mina, ip: HERE })).status).toBe(200)
  })

  it('counts callers without a log-in by address', async () => {
    const asked = (ip: string) => server.call(checkNickname, { query: { nickname: 'mina' }, ip })
    expect(await answered(200, () => asked(HERE))).toBe(BUDGETS.checkNickname.perAddress.atOnce)
    expect((await asked(ELSEWHERE)).status).toBe(200)
  })

  it('counts calls with a refused token by address, and then no longer says why it was refused', async () => {
    const asked = () => server.call(readProfile, { as: 'nonsense', ip: HERE })
    expect((await asked()).code).toBe('AUTH_007')
    expect(await answered(4_000, asked)).toBe(BUDGETS.read.perAddress.atOnce - 1)
    expect((await asked()).code).toBe('COMMON429')
  })

  it('bears two hundred members behind one address who open the app at the same moment', async () => {
    const phones = Array.from({ length: 200 }, (_, n) => ({ ...mina, memberId: 1_000 + n }))
    const opened = phones.flatMap((as) => Array.from({ length: 5 }, () => as))
    const answers = await Promise.all(opened.map((as) => server.call(readProfile, { as, ip: HERE })))
    expect(answers.filter(({ status }) => status === 429)).toEqual([])
  })

  it('refuses before it reads the body', async () => {
    const body = new Blob([new Uint8Array(64)], { type: 'audio/mpeg' })
    const uploaded = () => server.call(uploadMedia, { as: mina, files: { file: body }, ip: HERE })
    await answered(200, uploaded)
    let isRead = false
    const stream = new ReadableStream(
      {
        pull(controller) {
          isRead = true
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const token = await server.deps.tokens.signAccess(mina, server.deps.now())
    const response = await server.app.request(
      uploadMedia.path,
      new Request(`http://localhost${uploadMedia.path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
        body: stream,
        duplex: 'half',
      } as RequestInit),
      { incoming: { socket: { remoteAddress: HERE } } },
    )
    expect([response.status, isRead]).toEqual([429, false])
  })

  it('counts nobody in a process that has no addresses, except by member', async () => {
    const asked = () => server.call(checkNickname, { query: { nickname: 'mina' } })
    expect(await answered(200, asked)).toBe(200)
  })
})

describe('somebody who', () => {
  it('copies all profiles by number is stopped after sixty, and then gets ten a minute', async () => {
    expect(await answered(1_000, (n) => seenAs(mina, 1 + n))).toBe(60)
    let got = 0
    for (let second = 0; second < 600; second += 1) {
      server.clock.advance({ seconds: 1 })
      // oxlint-disable-next-line no-await-in-loop -- a second each
      if ((await seenAs(mina, 5_000 + second)).status !== 429) got += 1
    }
    expect(got).toBe(100)
  })

  it('mails endless addresses from one address is stopped after ten mails', async () => {
    const mailed = (n: number) =>
      server.call(sendCode, { body: { email: `victim${n}@example.com` }, ip: HERE })
    expect(await answered(1_000, mailed)).toBe(10)
    expect(server.sentMail).toHaveLength(10)
    server.clock.advance({ hours: 1 })
    expect(await answered(1_000, mailed)).toBe(10)
  })

  it('fills the password queue from one address is stopped at its budget, and others still log in', async () => {
    const { atOnce } = BUDGETS.passwordOfStranger.perAddress
    const queue = heldHasher()
    server = await testServer({ limits: true, deps: { hash: queue.hash } })
    const yuna = await server.aMember()
    const tried = (email: string, ip: string) =>
      server.call(login, { body: { email, password: yuna.password }, ip })
    const storm = Array.from({ length: 500 }, (_, n) => tried(`nobody${n}@example.com`, HERE))
    await expect.poll(() => queue.waiting()).toBe(atOnce)
    const own = tried(yuna.email, ELSEWHERE)
    await expect.poll(() => queue.waiting()).toBe(atOnce + 1)
    queue.release()
    const statuses = (await Promise.all(storm)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(500 - atOnce)
    expect((await own).status).toBe(200)
  })
})

/** A hasher whose checks wait until the test lets them go. */
function heldHasher() {
  let waiting = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const hash: PasswordHasher = {
    ...quickHasher,
    async verify(of, password) {
      waiting += 1
      await released
      return quickHasher.verify(of, password)
    },
  }
  return { hash, waiting: () => waiting, release: () => release() }
}
