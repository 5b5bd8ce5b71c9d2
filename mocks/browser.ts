// The server of mock mode, which runs inside the tab. The page starts it before the app (`vitePlugin.ts`).
import { setupWorker } from 'msw/browser'
import { createApp } from '#server/app.ts'
import type { Mail } from '#server/deps.ts'
import { socketAuthenticate } from '#server/modules/auth/auth.socket.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { bringInSuggestions } from '#server/modules/music/suggestedArtists.service.ts'
import { createRealtime } from '#server/realtime/createRealtime.ts'
import { makeFakeSocket } from './fakeSocket.ts'
import { makeFaults } from './faults.ts'
import { showPanel } from './panel.ts'
import { serverHandlers } from './serverHandlers.ts'
import { tabDeps } from './tabDeps.ts'
import { tabLogIns } from './tabLogIns.ts'
import { forgetTabStore, openTabStore } from './tabStore.ts'

let onMail: (mail: Mail) => void = () => {}

const db = await openTabStore()
const deps = await tabDeps(db, (mail) => onMail(mail))
await bringInSuggestions(deps)
const logIns = await tabLogIns(deps)

const realtime = createRealtime({
  handlers: { authenticate: socketAuthenticate(deps), send: chatSend(deps) },
  bus: deps.bus,
  log: deps.log,
})
deps.inSight = realtime.inSight
const faults = makeFaults()
const socket = makeFakeSocket(realtime)
const worker = setupWorker(...socket.handlers, ...serverHandlers(createApp(deps), faults))
await worker.start({
  serviceWorker: { url: '/mockServiceWorker.js' },
  onUnhandledRequest: 'bypass',
  quiet: true,
})

onMail = showPanel({ faults, socket, logIns, forget: forgetTabStore })
