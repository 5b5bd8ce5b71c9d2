import { join } from 'node:path'
import { storeDump } from '#mocks/storeDump.ts'
import { unpackStore } from '#server/testing/unpackStore.ts'
import { freePort } from '../../scripts/lib/process.mjs'
import { expect, logInOn, printedLogIn, test } from './harness/test.ts'

/** Redux Toolkit's development checks report when the machine is slow. */
test.use({ noise: [/InvariantMiddleware took \d+ms/] })

const PAGES = /Local: +(http:\/\/localhost:\d+)/

test('npm run dev serves the pages and the API, and a sample member logs in with what it prints', async ({
  page,
  run,
  folder,
}) => {
  const args = ['--port', String(await freePort())]
  const data = join(folder, 'data')
  // The test of `npm start` covers that a first start creates the store.
  await unpackStore(data, await storeDump())
  const dev = run('dev', args, { settings: { HOST: '127.0.0.1', DATA_DIR: data } })
  const logIn = await printedLogIn(dev)
  const [, url] = await dev.says(PAGES)
  await page.goto(url!)
  await logInOn(page, logIn)
})

test('npm run dev:mock runs the server inside the tab, and a sample member logs in with what the panel shows', async ({
  page,
  run,
}) => {
  const mock = run('dev:mock', ['--port', String(await freePort())])
  const [, url] = await mock.says(PAGES)
  await page.goto(url!)
  const panel = page.locator('details', { has: page.getByText('mock', { exact: true }) })
  await expect(panel).toContainText('@')
  const [, email, password] = /(\S+@\S+) (\S+)/.exec(
    (await panel.locator('div').allTextContents()).join('\n'),
  )!
  await logInOn(page, { email: email!, password: password! })
})
