import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import webPush from 'web-push'
import { createDatabase, dropDatabases } from '#server/testing/databases.ts'
import { buildIsOld } from '../../scripts/lib/sources.mjs'
import { Mailbox } from './harness/mailbox.ts'
import { expect, ofServer, READY, test as base } from './harness/test.ts'

/** For a start that is refused before it connects. */
const NOWHERE = 'postgres://localhost:1/hapju'

interface Fixtures {
  mailbox: Mailbox
  /** All settings that production needs. */
  production: Record<string, string>
}

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the destructuring
  mailbox: async ({}, use) => {
    const mailbox = await Mailbox.open()
    await use(mailbox)
    await mailbox.close()
  },
  production: async ({ folder, mailbox }, use) => {
    const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env
    const vapid = webPush.generateVAPIDKeys()
    const database = `hapju_commands_${randomBytes(6).toString('hex')}`
    await use({
      NODE_ENV: 'production',
      ...ofServer(folder),
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'hapju@example.com',
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      ...(TEST_DATABASE_URL && { DATABASE_URL: await createDatabase(TEST_DATABASE_URL, database) }),
      ...(TEST_REDIS_URL && { REDIS_URL: TEST_REDIS_URL }),
      DRAIN_SECONDS: '0',
    })
    if (TEST_DATABASE_URL) await dropDatabases(TEST_DATABASE_URL, database)
  },
})

test('npm run build leaves the pages and the server, no older than their sources', () => {
  expect(buildIsOld()).toBe(false)
  const server = ['main.mjs', 'migrations', 'data'].map((name) => `dist/server/${name}`)
  for (const file of ['dist/web/index.html', ...server]) expect(existsSync(file), file).toBe(true)
})

test('npm run serve refuses to start in production without Postgres', async ({ production, run }) => {
  const server = run('serve', [], { settings: { ...production, DATABASE_URL: '' } })
  expect(await server.ended).toBe(1)
  expect(server.output).toContain('DATABASE_URL must be set in production')
})

test('npm run serve with the settings of production mails a sign-up code by SMTP and accepts it', async ({
  mailbox,
  production,
  run,
  page,
}) => {
  test.skip(!process.env.TEST_DATABASE_URL, 'production needs Postgres: set TEST_DATABASE_URL')
  const server = run('serve', [], { settings: production })
  const [, url] = await server.says(READY)
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true })
  expect((await fetch(`${url}/docs/api/openapi.json`)).status, 'documents of the API').toBe(404)

  await page.goto(url!)
  await page.getByRole('link', { name: 'SIGN UP' }).click()
  await page.getByRole('checkbox', { name: '전체 동의' }).click()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.getByLabel('이메일').fill('new@example.com')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => mailbox.codeFor('new@example.com')).toBeDefined()
  await page.getByLabel('1번째 숫자').fill(mailbox.codeFor('new@example.com')!)
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeVisible()
})

test('npm run serve refuses to load sample data in production', async ({ production, run }) => {
  const server = run('serve', [], { settings: { DATABASE_URL: NOWHERE, ...production, SAMPLE_DATA: 'true' } })
  expect(await server.ended).toBe(1)
  expect(server.output).toContain('SAMPLE_DATA must not be set in production')
})
