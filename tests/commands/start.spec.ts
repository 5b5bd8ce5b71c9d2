import { expect, logInOn, ofServer, printedLogIn, READY, test } from './harness/test.ts'

// One test, because a first start takes a third of a minute of processor time.
test('npm start serves the product, a sample member logs in with what it prints, and npm run moderator makes them a moderator once it has stopped', async ({
  page,
  run,
  folder,
}) => {
  const settings = ofServer(folder)
  const server = run('start', [], { settings })
  const [, url] = await server.says(READY)
  const logIn = await printedLogIn(server)
  await page.goto(url!)
  await logInOn(page, logIn)
  // the page would go on to call a server that has stopped
  await page.goto('about:blank')

  const { email } = logIn
  const tooEarly = run('moderator', ['grant', email], { settings })
  expect(await tooEarly.ended, tooEarly.output).toBe(1)
  expect(tooEarly.output).toContain('is in use by process')
  await server.end()
  const grant = run('moderator', ['grant', email], { settings })
  expect(await grant.ended, grant.output).toBe(0)
  expect(grant.output).toContain(`(${email}) is a moderator from now on.`)
})
