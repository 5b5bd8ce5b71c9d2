/**
 * The files that `npm run mutate` plants faults in, with the tests that must notice them
 * (docs/testing-mutation.md). A file is listed when it contains logic (slices, state machines, policies,
 * limits, the base query, the hub, sessions) and its tests need neither a database nor a screen.
 *
 * Each group runs separately, with only its own tests. `place` is where they run, in `npm test` too
 * (tests/env/places.ts). A start in jsdom takes three times as long as on a bare page.
 *
 * @typedef {'node' | 'bare page' | 'jsdom'} Place
 * @typedef {{ name: string, place: Place, files: string[], tests: string[] }} MutatedGroup
 */

/** @type {(folder: string, names: string) => string[]} */
const files = (folder, names) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}.ts`)

/** @type {MutatedGroup[]} */
export const MUTATED_GROUPS = [
  {
    name: 'api',
    place: 'bare page',
    files: files('src/api', 'answer apiError askEach baseQuery early failureText retryPolicy send'),
    tests: files('src/api', 'baseQuery.test early.test failures.test retryPolicy.test send.test'),
  },
  {
    name: 'realtime',
    place: 'bare page',
    files: files(
      'src/realtime',
      'connectionMachine decodeEvent engine frameBatch pageEvents realtimeMiddleware realtimeSlice',
    ),
    tests: files(
      'src/realtime',
      'connectionMachine.test decodeEvent.test engine.test pageEvents.test realtimeMiddleware.test realtimeSlice.test',
    ),
  },
  {
    name: 'timeline',
    place: 'bare page',
    files: files('src/features/chat', 'timeline/messageTable timeline/timelineSlice timeline/unread'),
    tests: files(
      'src/features/chat',
      'timeline/messageTable.test timeline/missedEvents.test timeline/timelineSlice.test timeline/unread.test',
    ),
  },
  {
    name: 'outbox',
    place: 'bare page',
    files: files(
      'src/features/chat/delivery',
      'drainMachine echo nextOfOutbox outboxFailures outboxRules outboxSlice refusals sendPace uploads/uploadVerdict',
    ),
    tests: files(
      'src/features/chat/delivery',
      'drainMachine.test echo.test nextOfOutbox.test outboxFailures.test outboxSlice.test refusals.test sendPace.test uploads/uploadVerdict.test',
    ),
  },
  {
    name: 'drain',
    place: 'bare page',
    files: files(
      'src/features/chat',
      'storage/drainLock delivery/outboxDrain delivery/receivers timeline/readMarks timeline/roomSync',
    ),
    tests: files(
      'src/features/chat',
      'delivery/deliveries.test storage/drainLock.test storage/otherTabs.test delivery/outboxDrain.test delivery/receivers.test delivery/uploads/outboxUploads.test timeline/interruptedReading.test timeline/readMarks.test timeline/roomSync.test',
    ),
  },
  {
    name: 'rows',
    place: 'bare page',
    files: files('src/features/chat/rows', 'chatTimeline confirmedRows pendingRows rowPatch'),
    tests: files('src/features/chat/rows', 'chatTimeline.test'),
  },
  {
    name: 'stagedRows',
    place: 'jsdom',
    files: files('src/features/chat/rows', 'stagedRows'),
    tests: files('src/features/chat/rows', 'stagedRows.test'),
  },
  {
    name: 'scroll',
    place: 'bare page',
    files: files('src/features/chat/list', 'heldLine scrollMachine'),
    tests: files('src/features/chat/list', 'scrollMachine.test'),
  },
  {
    name: 'roomList',
    place: 'bare page',
    files: files('src/features/chat/timeline', 'roomList roomListPatch'),
    tests: files('src/features/chat/timeline', 'roomList.test roomListPatch.test'),
  },
  {
    name: 'past',
    place: 'bare page',
    files: files('src/features/chat/past', 'pastSlice'),
    tests: files('src/features/chat/past', 'past.test pastSlice.test'),
  },
  {
    name: 'typing',
    place: 'jsdom',
    files: files('src/features/chat/typing', 'typingSlice'),
    tests: files('src/features/chat/typing', 'typing.test typingSlice.test'),
  },
  {
    name: 'auth',
    place: 'jsdom',
    files: files('src/auth', 'authSlice logOut sessionMiddleware storedSession tokenRenewer tokenStorage'),
    tests: [
      'src/app/session.test.ts',
      ...files(
        'src/auth',
        'authSlice.test sessionMiddleware.test storedSession.test tokenRenewer.test tokenStorage.test',
      ),
    ],
  },
  {
    name: 'slices',
    place: 'bare page',
    files: [
      'src/features/archive/saving/savingSlice.ts',
      'src/features/chat/composer/draftsSlice.ts',
      'src/features/chat/rooms/form/roomFormSlice.ts',
      'src/features/survey/surveySlice.ts',
      'src/features/auth/signup/signupDraftSlice.ts',
      'src/toasts/toastsSlice.ts',
    ],
    tests: [
      'src/features/archive/saving/savingSlice.test.ts',
      'src/features/chat/composer/draftsSlice.test.ts',
      'src/features/chat/rooms/form/roomFormSlice.test.ts',
      'src/features/survey/surveySlice.test.ts',
      'src/features/auth/signup/signupDraftSlice.test.ts',
      'src/toasts/toastsSlice.test.ts',
    ],
  },
  {
    name: 'policies',
    place: 'node',
    files: [
      'server/modules/bands/bands.policy.ts',
      'server/modules/recruitments/applications/applying.policy.ts',
      'server/modules/chat/chat.policy.ts',
      'server/http/limits/limits.policy.ts',
      'server/realtime/slidingWindow.ts',
    ],
    tests: [
      'server/modules/bands/bands.policy.test.ts',
      'server/modules/recruitments/applications/applying.policy.test.ts',
      'server/modules/chat/chat.policy.test.ts',
      'server/http/limits/limits.policy.test.ts',
      'server/realtime/slidingWindow.test.ts',
    ],
  },
  {
    name: 'hub',
    place: 'node',
    files: files('server/realtime', 'outFrame hub/hub hub/presence'),
    tests: files('server/realtime', 'outFrame.test hub/hub.test hub/hub.sessions.test hub/presence.test'),
  },
  {
    name: 'sockets',
    place: 'node',
    files: files('server/realtime/sockjs', 'sockets'),
    tests: files('server/realtime/sockjs', 'pollingSession.test requests.test sockets.test waiting.test'),
  },
  {
    name: 'sessions',
    place: 'node',
    files: files(
      'server/realtime',
      'stomp/frameReader stomp/inbox stomp/negotiate stomp/stompSession stomp/subscriptions',
    ),
    tests: files('server/realtime/stomp', 'frameReader.test inbox.test negotiate.test stompSession.test'),
  },
]
