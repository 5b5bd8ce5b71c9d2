import { expect, it } from 'vitest'
import { listFriends } from '#contract/http/friends/friends.ts'
import { dailyPseudonyms } from '#server/adapters/secrets/dailyPseudonyms.ts'
import { testServer } from '#server/testing/testServer.ts'

const HERE = '203.0.113.7'
const bytes = (text: string) => new TextEncoder().encode(text)

it('every line of a request carries the member, and a pseudonym in place of the address', async () => {
  const server = await testServer()
  const mina = await server.aMember()
  server.logged.length = 0
  await server.call(listFriends, { as: mina, ip: HERE })
  const addressHash = server.deps.pseudonym('address', HERE)
  expect(server.logged).toMatchObject([
    { msg: 'answered', call: 'F1', memberId: mina.memberId, addressHash, status: 200 },
  ])
  expect(JSON.stringify(server.logged)).not.toContain(HERE)
})

it('the lines of an unexpected failure carry them too', async () => {
  const server = await testServer()
  const mina = await server.aMember()
  server.logged.length = 0
  Object.defineProperty(server.deps, 'db', {
    get: () => {
      throw new Error('broken')
    },
  })
  await server.call(listFriends, { as: mina, ip: HERE })
  const addressHash = server.deps.pseudonym('address', HERE)
  expect(server.logged).not.toEqual([])
  for (const line of server.logged) expect(line).toMatchObject({ addressHash })
})

it('a caller without a token has no member, and one without an address no pseudonym', async () => {
  const server = await testServer()
  await server.call(listFriends)
  const [line] = server.logged
  expect(line).toMatchObject({ msg: 'answered', status: 401 })
  expect(line).not.toHaveProperty('memberId')
  expect(line).not.toHaveProperty('addressHash')
})

it('addresses that count as one have one pseudonym', async () => {
  const server = await testServer()
  for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'])
    await server.call(listFriends, { ip })
  const [one, same, other] = server.logged.map(({ addressHash }) => addressHash)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})

it('a pseudonym is the same on all nodes until the day ends, and says nothing on the next one', () => {
  let now = new Date('2026-03-14T00:00:00.000Z')
  const node = () => dailyPseudonyms(bytes('a secret of at least thirty-two bytes'), () => now)
  const [here, there] = [node(), node()]
  const first = here('address', HERE)
  expect(first).toMatch(/^[\da-f]{16}$/)
  expect(there('address', HERE)).toBe(first)
  expect(here('email', HERE)).not.toBe(first)
  now = new Date('2026-03-14T23:59:59.999Z')
  expect([here('address', HERE), there('address', HERE)]).toEqual([first, first])
  now = new Date('2026-03-15T00:00:00.000Z')
  const second = here('address', HERE)
  expect(second).not.toBe(first)
  expect(there('address', HERE)).toBe(second)
})

it('a pseudonym cannot be computed without the secret', () => {
  const now = () => new Date('2026-03-14T00:00:00.000Z')
  const one = dailyPseudonyms(bytes('a secret of at least thirty-two bytes'), now)
  const other = dailyPseudonyms(bytes('another one of at least thirty-two bytes'), now)
  expect(other('address', HERE)).not.toBe(one('address', HERE))
})
