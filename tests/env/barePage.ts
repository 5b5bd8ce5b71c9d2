/** What rules ask of a browser, for tests of them that run in Node without a document: it starts in a tenth of the time. */
Object.assign(globalThis, {
  location: new URL('http://localhost:3000/'),
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16),
  cancelAnimationFrame: (timer: NodeJS.Timeout) => clearTimeout(timer),
})

// Node 22 has one of its own, which cannot be assigned to.
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
