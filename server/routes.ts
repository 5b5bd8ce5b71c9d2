import { archiveRoutes } from './modules/archive/archive.routes.ts'
import { foldersRoutes } from './modules/archive/folders.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { bandsRoutes } from './modules/bands/bands.routes.ts'
import { bookmarksRoutes } from './modules/bookmarks/bookmarks.routes.ts'
import { chatRoutes } from './modules/chat/chat.routes.ts'
import { chatRequestsRoutes } from './modules/chatRequests/chatRequests.routes.ts'
import { friendsRoutes } from './modules/friends/friends.routes.ts'
import { musicRoutes } from './modules/music/music.routes.ts'
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts'
import { profileRoutes } from './modules/profile/profile.routes.ts'
import { recommendationsRoutes } from './modules/recommendations/recommendations.routes.ts'
import { recruitmentsRoutes } from './modules/recruitments/recruitments.routes.ts'
import { signupRoutes } from './modules/signup/signup.routes.ts'
import { similarRoutes } from './modules/similar/similar.routes.ts'
import { surveyRoutes } from './modules/survey/survey.routes.ts'
import type { Route } from './route.ts'

/** Every call the server answers. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...signupRoutes,
  ...surveyRoutes,
  ...profileRoutes,
  ...friendsRoutes,
  ...chatRequestsRoutes,
  ...notificationsRoutes,
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
]
