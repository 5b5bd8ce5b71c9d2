import { beforeEach, expect, it } from 'vitest'
import { BUDGETS } from '#contract/budgets.ts'
import { findInvitation, readInvitation } from '#contract/http/chat/invitations.ts'
import { joinRoom } from '#contract/http/chat/rooms.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { chatTest } from '../../chat.fixtures.ts'

const NEVER_MADE = 'AAAAAAAAAAAAAAAAAAAAAA'
const HERE = '203.0.113.7'

let server: TestServer
let owner: TestMember
let guesser: TestMember
let roomId: number
beforeEach(async () => {
  server = await testServer({ limits: true })
  owner = await server.aMember()
  guesser = await server.aMember()
  roomId = await chatTest(server).aRoom('GROUP', [owner])
})

it.for([
  {
    id: 'CH6',
    budget: BUDGETS.joinBand.perMember,
    refusal: 'CHAT4011',
    guess: (code: string) =>
      server.call(joinRoom, { as: guesser, path: { roomId }, body: { code }, ip: HERE }),
  },
  {
    id: 'CH19',
    budget: BUDGETS.readInvitation.perMember,
    refusal: 'CHAT4014',
    guess: (code: string) => server.call(findInvitation, { as: guesser, query: { code }, ip: HERE }),
  },
])(
  'every guess of a code by $id counts, and once too many were wrong the right one waits too',
  async ({ budget, refusal, guess }) => {
    const { code } = (await server.call(readInvitation, { as: owner, path: { roomId } })).value
    for (let n = 0; n < budget.atOnce; n += 1) expect((await guess(NEVER_MADE)).code).toBe(refusal)
    expect((await guess(code)).code).toBe('COMMON429')
    server.clock.advance({ seconds: budget.everySeconds })
    expect((await guess(code)).status).toBe(200)
  },
)
