import { expect, it } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { testServer } from '#server/testing/testServer.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { chatTest, messagesOf } from '../chat.fixtures.ts'

/** What others send while a reader fills the gap: each number is how many messages are sent at once. */
const bursts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 8 })

it('filling a gap with `after` never misses or repeats a message while others write', async () => {
  await fc.assert(
    fc.asyncProperty(
      bursts,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 12 }),
      async (sizes, limit, known) => {
        const server = await testServer()
        const chat = chatTest(server)
        const [reader, one, two] = [await server.aMember(), await server.aMember(), await server.aMember()]
        const roomId = await chat.aRoom('GROUP', [reader, one, two])
        for (let n = 0; n < known; n += 1) await chat.toGroup(one, roomId, { content: 'before' })
        const missedFrom = server.events.length

        const sent: Promise<unknown>[] = []
        const read: number[] = []
        for (let after = known, burst = 0, more = true; more || burst < sizes.length; burst += 1) {
          for (let n = 0; n < (sizes[burst] ?? 0); n += 1)
            sent.push(chat.toGroup(n % 2 ? one : two, roomId, { content: `${burst} ${n}` }))
          const page = (
            await server.call(listMessages, { as: reader, path: { roomId }, query: { after, limit } })
          ).value
          read.push(...page.messages.map(({ messageId }) => messageId))
          after = page.lastMessageId ?? after
          more = page.hasNext
          if (burst === sizes.length - 1) {
            // subscribed from now on: later messages arrive as events, so the last page is read once all are
            // stored
            await Promise.all(sent)
            more = true
          }
        }
        expect(read).toEqual(messagesOf(server.events.slice(missedFrom)).map(({ messageId }) => messageId))
      },
    ),
    { numRuns: runs(25) },
  )
}, 120_000)
