import { afterEach } from 'vitest'
import { fakeStorage } from '#src/api/testing/fakeStorage.ts'
import { isDelaying } from './delays/delays.ts'

/**
 * The browser objects that non-UI modules need, for tests that run in Node without a document, which starts
 * ten times faster.
 */
Object.assign(globalThis, {
  location: new URL('http://localhost:3000/'),
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16),
  cancelAnimationFrame: (timer: NodeJS.Timeout) => clearTimeout(timer),
})

const storage = fakeStorage()
afterEach(() => storage.clear())

// Later versions of Node have both of their own, which cannot be assigned to.
for (const [name, value] of Object.entries({ navigator: { onLine: true }, sessionStorage: storage }))
  Object.defineProperty(globalThis, name, { value, configurable: true })

// Not imported above, because it loads the network, which most of these tests do not need.
if (isDelaying) await import('./delays/lateAnswers.ts')
