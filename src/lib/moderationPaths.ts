import { withQuery } from './paths.ts'

/** The addresses for moderators, apart from `paths`: no link of a member leads there. */
export const moderationPaths = {
  queue: () => '/admin',
  case: (caseId: number | '') => `/admin/cases/${caseId}`,
  objections: () => '/admin/objections',
  /** `memberId`: those of one member. */
  sanctions: (memberId?: number) => withQuery('/admin/sanctions', { memberId }),
  members: () => '/admin/members',
  actions: () => '/admin/actions',
}
