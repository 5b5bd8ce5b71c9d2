import { afterEach, expect, it, vi } from 'vitest'
import { loggedIn, sessionEnded } from '#src/auth/authSlice.ts'
import { makeStore } from '../store.ts'
import type { followWorker } from './followWorker.ts'
import { selectIsUpdateOffered } from './updateOffer.ts'
import { attachUpdate } from './updatePart.ts'
import { updateHidden, updateTaken } from './updateSlice.ts'

let dispose = () => {}
afterEach(() => dispose())

function start() {
  const device = { has: async () => false, delete: vi.fn(async () => true) }
  vi.stubGlobal('caches', device)
  const kit = makeStore()
  dispose = kit.dispose
  const worker = { takeOver: vi.fn(), look: vi.fn(), stop: vi.fn() }
  let isWaiting = () => {}
  const follow: typeof followWorker = ({ onWaiting }) => {
    isWaiting = onWaiting
    return worker
  }
  attachUpdate(kit, follow)
  const { store } = kit
  return { store, worker, device, isWaiting, isOffered: () => selectIsUpdateOffered(store.getState()) }
}

it('a version that waits is offered until it is taken', () => {
  const { store, worker, isWaiting, isOffered } = start()
  expect(isOffered()).toBe(false)
  isWaiting()
  expect(isOffered()).toBe(true)
  expect(worker.takeOver).not.toHaveBeenCalled()
  store.dispatch(updateTaken())
  expect(isOffered()).toBe(false)
  expect(worker.takeOver).toHaveBeenCalledOnce()
})

it('once closed, it is not offered again by this page', () => {
  const { store, isWaiting, isOffered } = start()
  isWaiting()
  store.dispatch(updateHidden())
  isWaiting()
  expect(isOffered()).toBe(false)
})

it('a script that is gone makes the page look for a newer version, which is then offered in any case', () => {
  const { store, worker, isWaiting, isOffered } = start()
  isWaiting()
  store.dispatch(updateHidden())
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(worker.look).toHaveBeenCalledOnce()
  isWaiting()
  expect(isOffered()).toBe(true)
})

it('a log-out drops what was shared and keeps the offer; a lapsed session keeps both', () => {
  const { store, device, isWaiting, isOffered } = start()
  const session = { accessToken: 'a', refreshToken: 'r', memberId: 1 }
  isWaiting()
  store.dispatch(loggedIn(session))
  store.dispatch(sessionEnded({ elsewhere: false, lapsed: true }))
  expect(device.delete).not.toHaveBeenCalled()
  store.dispatch(loggedIn(session))
  store.dispatch(sessionEnded())
  expect(device.delete).toHaveBeenCalledOnce()
  expect(isOffered()).toBe(true)
})

it('another member who logs in after a lapsed session does not get what was shared', () => {
  const { store, device } = start()
  store.dispatch(loggedIn({ accessToken: 'a', refreshToken: 'r', memberId: 1 }))
  store.dispatch(sessionEnded({ elsewhere: false, lapsed: true }))
  store.dispatch(loggedIn({ accessToken: 'b', refreshToken: 's', memberId: 2 }))
  expect(device.delete).toHaveBeenCalledOnce()
})
