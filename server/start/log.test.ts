import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { members } from '#server/db/schema.ts'
import { testServer } from '#server/testing/testServer.ts'
import { createLog, describeError, errorText } from './log.ts'

function logging() {
  let written = ''
  const log = createLog('debug', { write: (line) => void (written += line) })
  return { log, written: () => written }
}

it.each(['password', 'code', 'token', 'accessToken', 'refreshToken', 'authorization', 'email', 'content'])(
  'never writes a field called %s, up to three levels deep',
  (field) => {
    const { log, written } = logging()
    log.info({ [field]: 'hidden-1', body: { [field]: 'hidden-2', inner: { [field]: 'hidden-3' } } }, 'event')
    expect(written()).not.toContain('hidden')
    expect(written()).toContain('[redacted]')
  },
)

it('describes a failed query without its parameters and its row', async () => {
  const { aMember, deps } = await testServer()
  await aMember({ email: 'mina@example.com', nickname: 'minari' })
  const { log, written } = logging()
  const taken = await aMember({ email: 'mina@example.com', nickname: 'junseo' }).catch(
    (error: unknown) => error,
  )
  const broken = await deps.db
    .select()
    .from(members)
    .where(eq(members.age, 'not-a-number-but-a-secret' as unknown as number))
    .catch((error: unknown) => error)
  log.error({ err: taken }, 'first')
  log.error({ err: broken }, 'second')
  expect(written()).toContain('members_email_unique')
  expect(written()).toContain('insert into')
  for (const data of ['mina@example.com', 'junseo', 'a-secret']) expect(written()).not.toContain(data)
})

it('does not repeat text that failed to parse as JSON', () => {
  const error = (() => {
    try {
      return JSON.parse('{"password": onstage25}') as Error
    } catch (thrown) {
      return thrown as Error
    }
  })()
  expect(error.message).toContain('onstage')
  expect(JSON.stringify(describeError(error))).not.toContain('onstage')
})

it('keeps the message and the stack of an ordinary error', () => {
  const described = describeError(new TypeError('x is not a function'))
  expect(described).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
  expect(described.stack).toContain('log.test.ts')
})

it('says on a terminal what caused a failed query, without its parameters', async () => {
  const { deps } = await testServer()
  const error = await deps.db
    .select({ nickname: members.nickname })
    .from(members)
    .where(eq(members.id, sql`${'a-secret'}::text::bigint`))
    .catch((thrown: unknown) => thrown)
  const text = errorText(error)
  expect(text).toMatch(/^DrizzleQueryError: Failed query: select "nickname"/)
  expect(text).toMatch(/^caused by \w+: .*\(22P02\)$/m)
  expect(text).toContain('log.test.ts')
  expect(text).not.toContain('a-secret')
})
