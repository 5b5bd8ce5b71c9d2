import type { Route } from '#server/http/route.ts'
import { archiveRoutes } from './archive/archive.routes.ts'
import { foldersRoutes } from './archive/folders.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { consentsRoutes } from './auth/consents/consents.routes.ts'
import { exportRoutes } from './auth/export/export.routes.ts'
import { passwordRoutes } from './auth/password/password.routes.ts'
import { signupRoutes } from './auth/signup/signup.routes.ts'
import { bandsRoutes } from './bands/bands.routes.ts'
import { bookmarksRoutes } from './bands/bookmarks/bookmarks.routes.ts'
import { recommendationsRoutes } from './bands/recommended/recommendations.routes.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { chatRequestsRoutes } from './friends/chatRequests/chatRequests.routes.ts'
import { friendsRoutes } from './friends/friends.routes.ts'
import { musicRoutes } from './music/music.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { pushRoutes } from './notifications/push/push.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { similarRoutes } from './profile/similar/similar.routes.ts'
import { recruitmentsRoutes } from './recruitments/recruitments.routes.ts'
import { blocksRoutes } from './safety/blocks/blocks.routes.ts'
import { moderationRoutes } from './safety/moderation/moderation.routes.ts'
import { reportsRoutes } from './safety/reports/reports.routes.ts'
import { sanctionsRoutes } from './safety/sanctions/sanctions.routes.ts'
import { surveyRoutes } from './survey/survey.routes.ts'

/** Every call that the server answers. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...signupRoutes,
  ...consentsRoutes,
  ...exportRoutes,
  ...passwordRoutes,
  ...surveyRoutes,
  ...profileRoutes,
  ...friendsRoutes,
  ...chatRequestsRoutes,
  ...notificationsRoutes,
  ...pushRoutes,
  ...blocksRoutes,
  // Before the archive, whose paths would read `similar` as an id.
  ...similarRoutes,
  ...musicRoutes,
  ...archiveRoutes,
  ...foldersRoutes,
  ...chatRoutes,
  ...bookmarksRoutes,
  ...bandsRoutes,
  ...recommendationsRoutes,
  ...recruitmentsRoutes,
  ...reportsRoutes,
  ...sanctionsRoutes,
  ...moderationRoutes,
]
