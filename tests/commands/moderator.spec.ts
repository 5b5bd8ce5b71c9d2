import { expect, ofServer, printedLogIn, READY, test } from './harness/test.ts'

test('npm run moderator makes a member a moderator once the server has stopped', async ({ run, folder }) => {
  const settings = ofServer(folder)
  const server = run('start', [], { settings })
  await server.says(READY)
  const { email } = await printedLogIn(server)
  const tooEarly = run('moderator', ['grant', email], { settings })
  expect(await tooEarly.ended, tooEarly.output).toBe(1)
  expect(tooEarly.output).toContain('is in use by process')
  await server.end()
  const grant = run('moderator', ['grant', email], { settings })
  expect(await grant.ended, grant.output).toBe(0)
  expect(grant.output).toContain(`(${email}) is a moderator from now on.`)
})
