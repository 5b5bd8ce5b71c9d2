import type { PASS_FAIL } from '#contract/scalars.ts'
import { Badge } from './Badge.tsx'

interface PassFailBadgeProps {
  passFail: (typeof PASS_FAIL)[number]
  /**
   * For the applicant. The manager sees no badge on an undecided application (docs/product/recruitments.md
   * "Deciding").
   */
  own?: boolean
}

/** The result of an application. */
export function PassFailBadge({ passFail, own = false }: PassFailBadgeProps) {
  if (passFail === 'PASS') return <Badge tone="ok">합격</Badge>
  if (passFail === 'FAIL') return <Badge tone="quiet">불합격</Badge>
  return own && <Badge tone="quiet">지원 중</Badge>
}
