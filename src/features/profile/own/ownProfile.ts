import { useReadProfileQuery } from '../profileApi.ts'

/** Cached for a minute (docs/product.md "Reading and failing"). */
const FRESH_SECONDS = 60

/** The member's own profile (PR1). */
export const useOwnProfile = () =>
  useReadProfileQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS })
