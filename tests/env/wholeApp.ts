import { ROUTES } from '#src/app/routeTable.ts'

// Every screen and what is fetched after the first one, loaded once in a worker and before any test: else the first test that
// opens a screen waits while it is compiled, and its time-outs would have to allow for that.
await Promise.all([
  ...ROUTES.map((route) => route.lazy?.()),
  import('#src/app/bars.ts'),
  import('#src/app/chatPart.ts'),
  import('#src/app/archivePart.ts'),
  import('#src/app/bandDraftPart.ts'),
  import('#src/app/onboardingPart.ts'),
  import('#src/app/roomFormPart.ts'),
  import('#src/app/signupGuard.ts'),
  import('#src/realtime/port.ts'),
  import('#src/toasts/ToastStack.tsx'),
])
