import { friendsRoutes } from './modules/friends/friends.routes.ts'
import type { Route } from './route.ts'

/** Every call the server answers. */
export const ROUTES: readonly Route[] = [...friendsRoutes]
