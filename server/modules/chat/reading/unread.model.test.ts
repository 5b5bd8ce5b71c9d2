import { expect, it } from 'vitest'
import { joinRoom, leaveRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { testServer } from '#server/testing/testServer.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { chatTest } from '../chat.fixtures.ts'

const PEOPLE = 3

/** `at` picks one of the existing messages, as a fraction of their number. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('say' as const), who: fc.nat(PEOPLE - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('read' as const),
      who: fc.nat(PEOPLE - 1),
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), who: fc.nat(PEOPLE - 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), who: fc.nat(PEOPLE - 1) }) },
)

/** A naive model of the room as the contract describes it. */
class Model {
  readonly messages: { sender: number; text: boolean }[] = []
  readonly inside = Array<boolean>(PEOPLE).fill(true)
  /** How many messages each member has read, from the first on. */
  readonly read = Array<number>(PEOPLE).fill(0)

  add(sender: number, text: boolean): number {
    return this.messages.push({ sender, text })
  }

  unread(who: number): number {
    return this.messages.slice(this.read[who]).filter(({ sender, text }) => text && sender !== who).length
  }
}

it('unread counts match a naive recount, whatever members write, read, leave and join', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = await testServer()
      const chat = chatTest(server)
      const people = [await server.aMember(), await server.aMember(), await server.aMember()]
      const roomId = await chat.aRoom('GROUP', people, { isOpen: true })
      const model = new Model()

      for (const { do: action, who, ...rest } of steps) {
        const as = people[who]!
        const inside = model.inside[who]
        if (action === 'say') {
          await chat.toGroup(as, roomId, { content: '말' })
          if (inside) model.read[who] = model.add(who, true)
        } else if (action === 'read' && 'at' in rest && model.messages.length > 0) {
          const upTo = 1 + Math.floor(rest.at * model.messages.length)
          await chat.readGroup(as, roomId, upTo) // the only room: its message ids start at 1
          if (inside) model.read[who] = Math.max(upTo, model.read[who] ?? 0)
        } else if (action === 'leave') {
          await server.call(leaveRoom, { as, path: { roomId } })
          if (inside) model.add(who, false)
          model.inside[who] = false
        } else if (action === 'join') {
          await server.call(joinRoom, { as, path: { roomId } })
          if (!inside) model.read[who] = model.add(who, false)
          model.inside[who] = true
        }
      }

      for (const [who, as] of people.entries()) {
        const counts = (await server.call(listRooms, { as })).value.chatRoomInfos.map(
          ({ unreadCount }) => unreadCount,
        )
        expect(counts).toEqual(model.inside[who] ? [model.unread(who)] : [])
      }
    }),
    { numRuns: runs(40) },
  )
}, 180_000)
