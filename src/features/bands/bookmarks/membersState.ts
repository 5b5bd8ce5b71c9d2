import type { BandBookmark } from '#contract/http/bands/bookmarks.ts'

/** What the list tells the page of a band in the navigation state (docs/product/bands.md "Saved bands"). */
export type MembersState = Pick<BandBookmark, 'memberSummary' | 'memberCount'>

export const membersStateOf = ({ memberSummary, memberCount }: BandBookmark): MembersState => ({
  memberSummary,
  memberCount,
})

/** Of a location. Null: somebody came by the address alone, or from elsewhere. */
export function readMembersState(state: unknown): MembersState | null {
  if (typeof state !== 'object' || state === null) return null
  const { memberSummary, memberCount } = state as Partial<MembersState>
  return typeof memberSummary === 'string' && typeof memberCount === 'number'
    ? { memberSummary, memberCount }
    : null
}
