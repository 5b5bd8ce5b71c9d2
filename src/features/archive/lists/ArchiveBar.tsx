import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { iconButtonCss } from '#src/ui/controls/IconButton.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { useFocusBack } from '#src/ui/overlays/useFocusBack.ts'

interface ArchiveBarProps {
  /** The list has items to choose from. */
  canSelect: boolean
  selection: { isOn: boolean; isAll: boolean; isReadingAll: boolean }
  onSelect: () => void
  onSelectAll: () => void
  onSelectNone: () => void
}

/** The header of the screen, with the buttons for adding and for choosing. */
export function ArchiveBar(props: ArchiveBarProps) {
  const { canSelect, selection, onSelect, onSelectAll, onSelectNone } = props
  const goBack = useGoBack(paths.my())
  const select = useRef<HTMLButtonElement>(null)
  useFocusBack(selection.isOn, () => select.current)

  const words = !selection.isOn ? '선택' : selection.isAll ? '전체 해제' : '전체 선택'
  const press = !selection.isOn ? onSelect : selection.isAll ? onSelectNone : onSelectAll
  return (
    <AppHeader
      title="Archive"
      onBack={goBack}
      end={
        <>
          {canSelect && (
            <TextButton
              ref={select}
              onClick={press}
              aria-disabled={selection.isReadingAll || undefined}
              aria-busy={selection.isReadingAll || undefined}
            >
              {words}
            </TextButton>
          )}
          <Link css={iconButtonCss} to={paths.archiveAdd()} aria-label="추가하러 가기">
            <PlusIcon />
          </Link>
        </>
      }
    />
  )
}
