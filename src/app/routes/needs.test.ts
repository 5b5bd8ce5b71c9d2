import { expect, it } from 'vitest'
import { makeStore } from '../store.ts'
import { ROUTES } from './routeTable.ts'

it.each(['/home/private-chat', '/home/chat', '/share', '/bands/:bandId/apply'])(
  'the outbox is there before %s is shown, so that nothing sent at once is lost',
  async (path) => {
    const kit = makeStore()
    await ROUTES.find((route) => route.path === path)!.needs?.(path, kit, new URLSearchParams())
    expect(kit.store.getState()).toHaveProperty('outbox')
    kit.dispose()
  },
)
