import { join } from 'node:path'
import { logInOn, printedLogIn, test } from './harness/test.ts'

test('npm start serves the product, and a sample member logs in with what it prints', async ({
  page,
  run,
  folder,
}) => {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') }
  const server = run('start', [], { settings })
  const [, url] = await server.says(/is ready: (http:\/\/localhost:\d+)/)
  await page.goto(url!)
  await logInOn(page, await printedLogIn(server))
})
