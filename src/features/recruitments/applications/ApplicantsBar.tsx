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
  /** Somebody is left to decide about. */
  canSelect: boolean
  isSelecting: boolean
  /** What was chosen is on its way: it cannot be called back. */
  isSending: boolean
  onSelect: () => void
  onCancel: () => void
  /** What else can be done with the recruitment. */
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
