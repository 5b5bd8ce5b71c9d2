import type { BandBookmark } from '#contract/http/bands/bookmarks.ts'

/** What the list passes to a band's page in the navigation state (docs/product/bands.md "Saved bands"). */
export type MembersState = Pick<BandBookmark, 'memberSummary' | 'memberCount'>

export const membersStateOf = ({ memberSummary, memberCount }: BandBookmark): MembersState => ({
  memberSummary,
  memberCount,
})

/** Reads the state of a location. Null: the member came from elsewhere. */
export function readMembersState(state: unknown): MembersState | null {
  if (typeof state !== 'object' || state === null) return null
  const { memberSummary, memberCount } = state as Partial<MembersState>
  return typeof memberSummary === 'string' && typeof memberCount === 'number'
    ? { memberSummary, memberCount }
    : null
}
