import type { BandStatus } from '#contract/http/bands/bands.ts'
import { Badge } from '#src/ui/people/Badge.tsx'

interface BandStatusBadgeProps {
  status: BandStatus
  /** The badge lies on a picture. */
  onArt?: boolean
}

/** Whether a band is still recruiting (docs/product/bands.md "Saved bands"). */
export function BandStatusBadge({ status, onArt = false }: BandStatusBadgeProps) {
  if (status === 'RECRUITING') return <Badge tone="red">모집중</Badge>
  return <Badge tone={onArt ? 'art' : 'quiet'}>모집완료</Badge>
}
