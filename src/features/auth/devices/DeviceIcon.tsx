import type { Session } from '#contract/http/auth/sessions.ts'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { Svg } from '#src/ui/icons/Svg.tsx'

/** Drawn in the style of the other icons. */
export function DeviceIcon({ kind }: { kind: Session['device']['kind'] }) {
  if (kind === null) return <InfoIcon />
  return <Svg>{SHAPES[kind]}</Svg>
}

const SHAPES = {
  PHONE: (
    <>
      <rect x="7" y="2.75" width="10" height="18.5" rx="2.4" />
      <path d="M11 18.2h2" />
    </>
  ),
  TABLET: (
    <>
      <rect x="4.5" y="2.75" width="15" height="18.5" rx="2.4" />
      <path d="M10.8 18.2h2.4" />
    </>
  ),
  COMPUTER: (
    <>
      <rect x="4.25" y="4.75" width="15.5" height="11" rx="2" />
      <path d="M2.5 19.25h19" />
    </>
  ),
}
