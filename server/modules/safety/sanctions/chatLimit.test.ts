import { describe, expect } from 'vitest'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { chatTest, messagesOf } from '#server/modules/chat/chat.fixtures.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../safety.fixtures.ts'

const it = base.extend('limit', ({ safety, haewon, harin }) => async (about: TestMember) => {
  const caseId = await safety.aCase({ about, by: [harin] })
  await safety.decide(haewon, caseId, { decision: 'CHAT_LIMIT', days: 3 }).then(({ value }) => value)
})

describe('a member with a chat limit', () => {
  it('is refused with CHAT4031 at the next message, by the id of the message, and others are not', async ({
    server,
    chat,
    limit,
    harin,
    dojun,
    roomId,
  }) => {
    expect(await chat.toGroup(dojun, roomId, { content: '안녕하세요' })).toBeNull()
    await limit(dojun)
    const clientMessageId = '00000000-0000-4000-8000-00000000abcd'
    expect(await chat.toGroup(dojun, roomId, { content: '들리나요', clientMessageId })).toEqual({
      code: 'CHAT4031',
      clientMessageId,
    })
    expect(await chat.toGroup(harin, roomId, { content: '네' })).toBeNull()
    expect(messagesOf(server.events).map(({ content }) => content)).toEqual(['안녕하세요', '네'])
  })

  it('reads, and is not seen typing', async ({ server, chat, limit, harin, dojun, roomId }) => {
    await chat.toGroup(harin, roomId, { content: '안녕하세요' })
    const [said] = messagesOf(server.events)
    const type = async () => {
      const before = server.events.length
      await chatSend(server.deps)(dojun, { id: 'WS10', roomId }, '')
      return server.events.slice(before).length
    }
    expect(await type()).toBe(1)
    await limit(dojun)
    expect(await type()).toBe(0)
    expect(await chat.readGroup(dojun, roomId, said!.messageId)).toBeNull()
  })

  it('writes again when it has ended, or was lifted', async ({
    server,
    chat,
    safety,
    limit,
    haewon,
    dojun,
    roomId,
  }) => {
    const say = async () => (await chat.toGroup(dojun, roomId, { content: '안녕하세요' }))?.code ?? null
    await limit(dojun)
    server.clock.advance({ days: 3, ms: -1 })
    expect(await say()).toBe('CHAT4031')
    server.clock.advance({ ms: 1 })
    expect(await say()).toBeNull()
    await limit(dojun)
    expect(await say()).toBe('CHAT4031')
    const [, second] = await safety.sanctions()
    await safety.lift(haewon, second!.id)
    expect(await say()).toBeNull()
  })

  it('is refused by another node too: at once where the bus tells it, else within ten seconds', async ({
    server,
    limit,
    dojun,
    roomId,
  }) => {
    const told = chatTest(server)
    const deaf = chatTest({ ...server, deps: { ...server.deps, bus: inProcessBus() } })
    const says = async (node: typeof told) =>
      (await node.toGroup(dojun, roomId, { content: '안녕하세요' }))?.code ?? null
    expect([await says(told), await says(deaf)]).toEqual([null, null])
    await limit(dojun)
    expect([await says(told), await says(deaf)]).toEqual(['CHAT4031', null])
    server.clock.advance({ seconds: 10 })
    expect(await says(deaf)).toBe('CHAT4031')
  })

  it('costs the messages of ten seconds one query', async ({ chat, limit, harin, taeo, dojun, roomId }) => {
    await limit(taeo)
    const say = async () => {
      await chat.toGroup(harin, roomId, { content: '안녕' })
      await chat.toGroup(dojun, roomId, { content: '안녕' })
    }
    const first = await chat.statementsDuring(say)
    const second = await chat.statementsDuring(say)
    const third = await chat.statementsDuring(say)
    expect([third, first - second >= 1]).toEqual([second, true])
  })
})
