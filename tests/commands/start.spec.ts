import { logInOn, ofServer, printedLogIn, READY, test } from './harness/test.ts'

test('npm start serves the product, and a sample member logs in with what it prints', async ({
  page,
  run,
  folder,
}) => {
  const server = run('start', [], { settings: ofServer(folder) })
  const [, url] = await server.says(READY)
  await page.goto(url!)
  await logInOn(page, await printedLogIn(server))
})
