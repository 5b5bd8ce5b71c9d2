// S13 b: one address asks for everything that two nodes have, as twenty members.
import { setTimeout as wait } from 'node:timers/promises'
import { BUDGETS, type Budget } from '#contract/budgets.ts'
import { login } from '#contract/http/auth/auth.ts'
import { sendCode } from '#contract/http/auth/signup.ts'
import { readMemberProfile } from '#contract/http/profile/profile.ts'
import { argon2Hasher } from '#server/adapters/secrets/argon2Hasher.ts'
import { accessTokens } from './accessTokens.ts'
import { emailOf } from './crowd.ts'
import type { StormOptions } from './storm.ts'
import { onTown } from './stormTown.ts'
import { quantile, type Figure } from './table.ts'

const PASSWORD = 'bench1234'
const ROOMS = 25
const PROFILES = 10_000
const LOG_INS = 1_000
const MAILS = 1_000
const ATTACKER = '203.0.113.66'
const AT_HOME = '192.0.2.1'
/** Members 1 to 100: the attacked one, those whose passwords are guessed too, others, and the attackers. */
const ATTACKED = 1
const GUESSED = { from: 2, count: 30 }
const OTHERS = { from: 40, count: 40 }
const ATTACKERS = { from: 80, count: 20 }
const OTHERS_PER_SECOND = 5
const TIMES_AT_HOME = 20

interface Asked {
  status: number
  at: number
  ms: number
}

/** Asks at a steady rate for `seconds`, whether or not earlier answers have come. */
async function spreadOver(
  seconds: number,
  count: number,
  ask: (nth: number) => Promise<number>,
): Promise<Asked[]> {
  const since = performance.now()
  const underWay: Promise<Asked>[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const dueIn = since + (nth * seconds * 1000) / count - performance.now()
    if (dueIn > 0) await wait(dueIn)
    const at = performance.now()
    underWay.push(ask(nth).then((status) => ({ status, at, ms: performance.now() - at })))
  }
  return Promise.all(underWay)
}

/** How many were let through beyond what the budget of an address allows in the time from first to last. */
function beyond({ perAddress }: Budget, asked: readonly Asked[]) {
  const passed = asked.filter(({ status }) => status !== 429).length
  const seconds = Math.max(...asked.map(({ at, ms }) => (at + ms - asked[0]!.at) / 1000))
  const allowed = Math.floor(perAddress.atOnce + seconds / perAddress.everySeconds)
  return { passed, beyond: Math.max(0, passed - allowed) }
}

export async function oneAddress({ seconds }: StormOptions): Promise<Figure[]> {
  let figures: Figure[] = []
  const passwordHash = await (await argon2Hasher()).hash(PASSWORD)
  await onTown(
    ROOMS,
    async ({ nodes }) => {
      const tokens = await accessTokens(ATTACKERS.from + ATTACKERS.count)
      const originOf = (nth: number) => nodes[nth % nodes.length]!.origin
      const post = (nth: number, path: string, from: string, body: object) =>
        fetch(`${originOf(nth)}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
          body: JSON.stringify(body),
        })
      const statusOf = async (answer: Promise<Response>) => {
        const { status, body } = await answer
        await body?.cancel()
        return status
      }
      const atHome = async (nth: number, deviceTokens: readonly string[]) =>
        post(nth, login.path, AT_HOME, { email: emailOf(ATTACKED), password: PASSWORD, deviceTokens })
      const first = (await (await atHome(0, [])).json()) as { deviceToken: string }

      const [profiles, logIns, mails, others, home] = await Promise.all([
        spreadOver(seconds, PROFILES, (nth) =>
          statusOf(
            fetch(`${originOf(nth)}${readMemberProfile.path.replace(':memberId', String(nth + 1))}`, {
              headers: {
                Authorization: `Bearer ${tokens[ATTACKERS.from - 1 + (nth % ATTACKERS.count)]}`,
                'x-forwarded-for': ATTACKER,
              },
            }),
          ),
        ),
        spreadOver(seconds, LOG_INS, (nth) => {
          const whom = nth % 2 === 0 ? ATTACKED : GUESSED.from + (nth % GUESSED.count)
          return statusOf(post(nth, login.path, ATTACKER, { email: emailOf(whom), password: `guess${nth}` }))
        }),
        spreadOver(seconds, MAILS, (nth) =>
          statusOf(post(nth, sendCode.path, ATTACKER, { email: `storm${nth}@example.com` })),
        ),
        spreadOver(seconds, seconds * OTHERS_PER_SECOND, (nth) =>
          statusOf(
            post(nth, login.path, `198.51.100.${1 + (nth % 200)}`, {
              email: emailOf(OTHERS.from + (nth % OTHERS.count)),
              password: PASSWORD,
            }),
          ),
        ),
        spreadOver(seconds, TIMES_AT_HOME, (nth) => statusOf(atHome(nth, [first.deviceToken]))),
      ])

      const failed = others.map(({ status }) => status).filter((status) => status !== 200)
      const rowOf = (what: string, budget: Budget, asked: readonly Asked[]): Figure => {
        const { passed, beyond: tooMany } = beyond(budget, asked)
        return {
          id: 'S13b',
          what: `${what}, ${asked.length} asked, ${passed} let through: beyond the budget`,
          runs: [tooMany],
          unit: '',
          must: '0',
          keeps: (count) => count === 0,
        }
      }
      figures = [
        rowOf('profiles', BUDGETS.otherProfiles, profiles),
        rowOf('log-ins', BUDGETS.passwordOfStranger, logIns),
        rowOf('mails', BUDGETS.mailCode, mails),
        {
          id: 'S13b',
          what: 'log-in of others meanwhile, p99',
          runs: [
            quantile(
              others.map(({ ms }) => ms),
              0.99,
            ),
          ],
          unit: 'ms',
          must: '< 1000',
          keeps: (ms) => ms < 1_000,
        },
        {
          id: 'S13b',
          what: `${others.length} log-ins of others: not let in (${[...new Set(failed)].join() || '-'})`,
          runs: [failed.length],
          unit: '',
          must: '0',
          keeps: (count) => count === 0,
        },
        {
          id: 'S13b',
          what: 'the attacked member logs in on a known device',
          runs: [home.filter(({ status }) => status === 200).length],
          unit: `of ${TIMES_AT_HOME}`,
          must: String(TIMES_AT_HOME),
          keeps: (count) => count === TIMES_AT_HOME,
        },
      ]
    },
    { env: { LIMITS: 'on', TRUST_PROXY: '1' }, passwordHash },
  )
  return figures
}
