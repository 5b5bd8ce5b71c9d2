import { afterEach, describe, expect, vi } from 'vitest'
import { logout } from '#contract/http/auth/auth.ts'
import { it as base } from '#server/modules/notifications/push/push.fixtures.ts'
import { startPushes, type Pushes } from './pushes.ts'

const it = base
  /** Looks when the server says that there is something to push. */
  .extend('woken', () => ({ look: () => {} }))
  .extend('deps', ({ push, woken }) => ({ push, onPushNews: () => woken.look() }))
  .extend('starts', ({ server, woken }, { onCleanup }) => {
    const started: Pushes[] = []
    onCleanup(async () => {
      for (const pushes of started) await pushes.stop()
    })
    return () => {
      const pushes = startPushes(server.deps)
      started.push(pushes)
      woken.look = pushes.look
      return pushes
    }
  })

afterEach(() => vi.useRealTimers())

describe('the node that stores a message', () => {
  it('sends its push at once', async ({ chat, harin, dojun, roomId, aPhone, pushService, starts }) => {
    const phone = await aPhone(dojun)
    starts()
    await chat.toGroup(harin, roomId, { content: '하나' })
    await pushService.untilAccepted(1)
    await chat.toGroup(harin, roomId, { content: '둘' })
    await pushService.untilAccepted(2)
    expect(pushService.payloadsOf(phone.subscription)).toMatchObject([{ count: 1 }, { count: 2 }])
  })

  it('clears it at once when it is read', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    starts,
  }) => {
    const phone = await aPhone(dojun)
    starts()
    await chat.toGroup(harin, roomId, { content: '하나' })
    await pushService.untilAccepted(1)
    await chat.readGroup(dojun, roomId, 1)
    await pushService.untilAccepted(2)
    expect(pushService.payloadsOf(phone.subscription)[1]).toMatchObject({ kind: 'READ' })
  })

  it('sends nothing to a session after its log-out', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    aPhone,
    pushService,
    starts,
  }) => {
    const [phone, other] = [await aPhone(dojun), await aPhone(taeo)]
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    starts()
    const body = { refreshToken: phone.refreshToken }
    await server.call(logout, { as: phone.token, body }).then(({ value }) => value)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await pushService.untilAccepted(1)
    expect(pushService.payloadsOf(other.subscription)).toHaveLength(1)
    expect(pushService.payloadsOf(phone.subscription)).toEqual([])
  })
})

describe('every node', () => {
  it('looks every five seconds for what another has left', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    starts,
    woken,
  }) => {
    await aPhone(dojun)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    starts()
    woken.look = () => {}
    await chat.toGroup(harin, roomId, { content: '하나' })
    vi.advanceTimersByTime(4_999)
    expect(pushService.received).toEqual([])
    vi.advanceTimersByTime(1)
    await pushService.untilAccepted(1)
  })

  it('goes on after a failure of the store', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    starts,
  }) => {
    await aPhone(dojun)
    const pushes = starts()
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('the store is away'))
    pushes.look()
    await vi.waitFor(() => expect(server.logged).toContainEqual(expect.objectContaining({ job: 'pushes' })))
    await chat.toGroup(harin, roomId, { content: '하나' })
    await pushService.untilAccepted(1)
  })

  it('takes nothing more once it stops', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    starts,
    newsCount,
  }) => {
    await aPhone(dojun)
    await starts().stop()
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect(await newsCount()).toBe(1)
    expect(pushService.received).toEqual([])
  })
})
