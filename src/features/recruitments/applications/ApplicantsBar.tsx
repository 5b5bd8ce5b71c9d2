import { useRef, useState } from 'react'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import type { MenuItem } from '#src/ui/overlays/Menu.tsx'
import { MenuWhenOpen } from '#src/ui/overlays/MenuWhenOpen.ts'
import { useFocusBack } from '#src/ui/overlays/useFocusBack.ts'

interface ApplicantsBarProps {
  onBack: () => void
  /** There are pending applicants. */
  canSelect: boolean
  isSelecting: boolean
  /** The choice is being sent: it cannot be cancelled. */
  isSending: boolean
  onSelect: () => void
  onCancel: () => void
  /** Further actions on the recruitment. */
  menu: readonly MenuItem[]
}

export function ApplicantsBar(props: ApplicantsBarProps) {
  const { onBack, canSelect, isSelecting, isSending, onSelect, onCancel, menu } = props
  const select = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useFocusBack(isSelecting, () => select.current ?? more.current)
  return (
    <AppHeader
      onBack={onBack}
      end={
        <>
          {(canSelect || isSelecting) && (
            <TextButton
              ref={select}
              css={{ padding: '0 12px' }}
              aria-disabled={isSending || undefined}
              onClick={() => {
                if (!isSelecting) onSelect()
                else if (!isSending) onCancel()
              }}
            >
              {isSelecting ? '취소' : '선택'}
            </TextButton>
          )}
          {!isSelecting && (
            <>
              <IconButton
                ref={more}
                label="더 보기"
                aria-haspopup="menu"
                aria-expanded={isOpen}
                icon={<MoreIcon />}
                onClick={() => setIsOpen(!isOpen)}
              />
              <MenuWhenOpen open={isOpen} onClose={() => setIsOpen(false)} anchor={more} items={menu} />
            </>
          )}
        </>
      }
    />
  )
}
