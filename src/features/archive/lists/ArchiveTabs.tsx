import { Link, useNavigate } from 'react-router-dom'
import { TabLinks } from '#src/ui/frame/Tabs.tsx'
import type { Selection } from '#src/ui/lists/useSelection.ts'
import { type ArchiveKind, KINDS } from '../kinds.ts'
import { TAB_PATHS } from './useArchiveKind.ts'

const ORDER: readonly ArchiveKind[] = ['tracks', 'artists', 'albums']

/** Each tab is a path. A change of tab replaces the history entry, so that going back leaves the archive. */
export function ArchiveTabs({ kind, selection }: { kind: ArchiveKind; selection: Selection }) {
  const navigate = useNavigate()
  return (
    <TabLinks aria-label="아카이브">
      {ORDER.map((each) => (
        <Link
          key={each}
          to={TAB_PATHS[each]}
          replace
          aria-current={each === kind ? 'page' : undefined}
          onClick={(event) => {
            if (!selection.isOn) return
            event.preventDefault()
            void selection.leaveThen(() => void navigate(TAB_PATHS[each], { replace: true }))
          }}
        >
          {KINDS[each].label}
        </Link>
      ))}
    </TabLinks>
  )
}
