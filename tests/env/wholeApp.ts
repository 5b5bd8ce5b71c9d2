import { ROUTES } from '#src/app/routes/routeTable.ts'

// Loads every screen and what is fetched after the first one, once per worker and before any test. Otherwise
// the first test that opens a screen would wait for its compilation, and its time-outs would have to allow
// for that.
await Promise.all([
  ...ROUTES.map((route) => route.lazy?.()),
  import('#src/app/frame/bars.ts'),
  import('#src/app/parts/chatPart.ts'),
  import('#src/app/parts/offlinePart.ts'),
  import('#src/features/chat/timeline/keptRooms.ts'),
  import('#src/app/parts/archivePart.ts'),
  import('#src/app/parts/bandDraftPart.ts'),
  import('#src/app/parts/surveyPart.ts'),
  import('#src/app/parts/roomFormPart.ts'),
  import('#src/app/parts/signupPart.ts'),
  import('#src/realtime/port.ts'),
  import('#src/toasts/ToastStack.tsx'),
])
