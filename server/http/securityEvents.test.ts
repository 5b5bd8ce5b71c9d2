import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { BUDGETS } from '#contract/budgets.ts'
import { login, logout, refreshTokens } from '#contract/http/auth/auth.ts'
import { changePassword } from '#contract/http/auth/password.ts'
import { sendCode, verifyCode } from '#contract/http/auth/signup.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { readPushed } from '#contract/http/notifications/push.ts'
import { readMemberProfile } from '#contract/http/profile/profile.ts'
import { memoryBuckets } from '#server/adapters/limits/memoryBuckets.ts'
import { createApp } from '#server/app.ts'
import { socketAuthenticate } from '#server/modules/auth/auth.socket.ts'
import { countSendOf } from '#server/modules/chat/chat.socket.ts'
import { it as base } from '#server/modules/safety/safety.fixtures.ts'
import { caller } from '#server/testing/call.ts'
import type { TestMember } from '#server/testing/members.ts'
import { countMedia } from './limits/mediaLimit.ts'
import { EVENT_REASONS, EVENT_TEXT, type EventName } from './securityEvents.ts'
import { admitUpload } from './uploads/uploads.ts'

const HERE = '203.0.113.7'
const NEW_EMAIL = 'new@example.com'

const it = base
  .extend(
    'logIn',
    ({ server }) =>
      ({ email, password }: { email: string; password: string }) =>
        server.call(login, { body: { email, password }, ip: HERE }),
  )
  .extend(
    'guess',
    ({ server }) =>
      (code: string) =>
        server.call(verifyCode, { body: { email: NEW_EMAIL, code }, ip: HERE }),
  )
  .extend('mailed', ({ server }) => async () => {
    await server.call(sendCode, { body: { email: NEW_EMAIL }, ip: HERE })
    const code = /\b\d{5}\b/.exec(server.sentMail.at(-1)!.text)![0]
    return { wrong: code === '12345' ? '54321' : '12345' }
  })

type Reasons = { [Name in EventName]: (typeof EVENT_REASONS)[Name][number] }[EventName]
const CASES = Object.entries(EVENT_REASONS).flatMap(([event, reasons]) =>
  reasons.map((reason: Reasons) => [event as EventName, reason] as const),
)
const wrong = ({ email }: TestMember) => ({ email, password: 'not-the-password' })

describe('an event is logged when it happens', () => {
  it.for(CASES)(
    '%s, %s',
    async ([event, reason], { server, safety, haewon, harin, dojun, logIn, guess, mailed }) => {
      const access = (as: string) => server.call(listFriends, { as, ip: HERE })
      const refreshed = (refreshToken: string) =>
        server.call(refreshTokens, { body: { refreshToken }, ip: HERE })
      const refused = async (check: () => Promise<void>) => {
        server.app.get('/checked', async (c) => {
          await check()
          return c.text('')
        })
        return server.app.request('/checked')
      }
      const times = async (count: number, call: () => Promise<unknown>) => {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
        for (let n = 0; n < count; n += 1) await call()
      }

      const happenings: Record<Reasons, () => Promise<unknown>> = {
        unknown_email: () => logIn({ email: 'nobody@example.com', password: 'onstage25' }),
        wrong_password: () => logIn(wrong(harin)),
        wrong_current_password: () =>
          server.call(changePassword, {
            as: harin,
            body: { password: 'wrong1234', newPassword: 'onstage26' },
          }),
        withdrawn: async () => logIn(await server.aMember({ withdrawn: true })),
        suspended: async () => {
          const caseId = await safety.aCase({ about: dojun, by: [harin] })
          const decided = { decision: 'SUSPENSION', days: 7, reason: '다른 멤버를 사칭했어요' } as const
          await safety.decide(haewon, caseId, decided)
          await logIn(dojun)
        },
        wrong: async () => guess((await mailed()).wrong),
        expired: () => guess('12345'),
        used_up: async () => {
          const code = await mailed()
          await times(6, () => guess(code.wrong))
        },
        access_expired: async () => {
          const token = await server.deps.tokens.signAccess(harin, server.deps.now())
          server.clock.advance({ days: 1 })
          await access(token)
        },
        access_invalid: () => access('nonsense'),
        session_ended: async () => {
          const { accessToken, refreshToken } = (await logIn(harin)).value
          await server.call(logout, { as: accessToken, body: { refreshToken } })
          await access(accessToken)
        },
        refresh_expired: async () => {
          const { refreshToken } = (await logIn(harin)).value
          server.clock.advance({ days: 8 })
          await refreshed(refreshToken)
        },
        refresh_invalid: () => refreshed('nonsense'),
        refresh_ended: async () => {
          const { accessToken, refreshToken } = (await logIn(harin)).value
          await server.call(logout, { as: accessToken, body: { refreshToken } })
          await refreshed(refreshToken)
        },
        refresh_reused: async () => {
          const { refreshToken } = (await logIn(harin)).value
          await refreshed(refreshToken)
          server.clock.advance({ minutes: 5 })
          await refreshed(refreshToken)
        },
        ticket_invalid: () => server.call(readPushed, { body: { ticket: 'nonsense' } }),
        failed_logins: () => times(6, () => logIn(wrong(harin))),
        mailed_codes: () => times(51, mailed),
        tried_codes: () =>
          times(5, async () => {
            const code = await mailed()
            await times(5, () => guess(code.wrong))
          }),
        kept_files: () => refused(() => times(31, () => countMedia(server.deps, harin.memberId))),
        uploads: () =>
          refused(() =>
            times(3, async () =>
              admitUpload(server.deps, { memberId: null, ip: HERE }, new Request('http://a.example'), 1_000),
            ),
          ),
        sends: async () => {
          const count = countSendOf({ ...server.deps, buckets: memoryBuckets(server.clock.now) })
          await times(61, async () => count(harin.memberId))
        },
      }
      server.logged.length = 0
      await happenings[reason]()
      const line = server.logged.find((each) => each.event === event && each.reason === reason)
      expect(line).toMatchObject({ level: 'info', msg: EVENT_TEXT[event] })
    },
  )

  it('rate_limited, with the name of the budget of a call, and the member', async ({
    server,
    harin,
    dojun,
  }) => {
    const deps = { ...server.deps, buckets: memoryBuckets(server.clock.now) }
    const call = caller(createApp(deps), deps, server.logged)
    for (let n = 0; n <= BUDGETS.otherProfiles.perMember.atOnce; n += 1)
      await call(readMemberProfile, { as: harin, path: { memberId: dojun.memberId }, ip: HERE })
    const events = server.logged.filter(({ event }) => event !== undefined)
    expect(events).toMatchObject([{ event: 'rate_limited', reason: 'otherProfiles' }])
  })

  it('for a socket whose token is refused', async ({ server }) => {
    await socketAuthenticate(server.deps)('nonsense', HERE)
    const addressHash = server.deps.pseudonym('address', HERE)
    expect(server.logged).toMatchObject([{ event: 'token_refused', reason: 'access_invalid', addressHash }])
  })
})

it('a socket that is let in carries the pseudonym of its address, for its lines in the log', async ({
  server,
  harin,
}) => {
  const token = await server.deps.tokens.signAccess(harin, server.deps.now())
  expect(await socketAuthenticate(server.deps)(token, HERE)).toMatchObject({
    ok: true,
    member: { memberId: harin.memberId, addressHash: server.deps.pseudonym('address', HERE) },
  })
})

it('an event names the account by a pseudonym of its e-mail, the caller by one of the address, and neither itself', async ({
  server,
  harin,
  logIn,
}) => {
  await logIn(wrong(harin))
  const { pseudonym } = server.deps
  expect(server.logged.find(({ event }) => event === 'login_failed')).toMatchObject({
    emailHash: pseudonym('email', harin.email),
    addressHash: pseudonym('address', HERE),
  })
  const written = JSON.stringify(server.logged)
  for (const raw of [harin.email, HERE, 'not-the-password']) expect(written).not.toContain(raw)
})

it('a request that succeeds is no event', async ({ server, harin, logIn }) => {
  await logIn(harin)
  expect(server.logged.filter(({ event }) => event !== undefined)).toEqual([])
})

it('the operations document has the table of the events as they are', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const section = operations.split('\n### Events\n')[1]!.split('\n## ')[0]!
  const rows = [...section.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\|/gm)].map(([, event, reasons]) => [
    event,
    [...reasons!.matchAll(/`(\w+)`/g)].map(([, reason]) => reason),
  ])
  expect(Object.fromEntries(rows)).toEqual(EVENT_REASONS)
})
