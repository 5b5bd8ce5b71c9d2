import type { SanctionRow } from '#contract/http/safety/moderation.ts'
import type { SanctionFacts } from './sanctionRows.queries.ts'

export const presentSanction = (row: SanctionFacts): SanctionRow => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  liftedAt: row.liftedAt?.toISOString() ?? null,
})
