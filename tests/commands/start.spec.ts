import { logInOn, ofServer, printedLogIn, READY, test } from './harness/test.ts'

test('npm start serves the product, and a sample member logs in with what it prints', async ({
  page,
  run,
  dataDir,
}) => {
  const server = run('start', [], { settings: ofServer(dataDir) })
  const [, url] = await server.says(READY)
  await page.goto(url!)
  await logInOn(page, await printedLogIn(server))
})
