import type { RefObject } from 'react'
import { DocumentIcon } from '#src/ui/icons/DocumentIcon.tsx'
import { RetryIcon } from '#src/ui/icons/RetryIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import type { MenuItem } from '#src/ui/Menu.tsx'
import { MenuWhenOpen } from '#src/ui/MenuWhenOpen.ts'
import type { MessageRow } from './chatRows.ts'

interface MessageMenuProps {
  /** Whose menu is open; null for none. */
  row: MessageRow | null
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  onCopy: (text: string) => void
  onRetry: (clientMessageId: string) => void
  onDiscard: (clientMessageId: string) => void
}

/** What a long press, the right button, the menu key or 더보기 opens on a message. */
export function MessageMenu({ row, anchor, onClose, onCopy, onRetry, onDiscard }: MessageMenuProps) {
  if (!row) return null
  const items: MenuItem[] = [
    { label: '복사', icon: <DocumentIcon size={20} />, onSelect: () => onCopy(row.text) },
  ]
  const { clientMessageId } = row
  if (row.state === 'failed' && clientMessageId !== undefined) {
    items.push(
      { label: '다시 보내기', icon: <RetryIcon size={20} />, onSelect: () => onRetry(clientMessageId) },
      {
        label: '삭제',
        icon: <TrashIcon size={20} />,
        danger: true,
        onSelect: () => onDiscard(clientMessageId),
      },
    )
  }
  return <MenuWhenOpen open onClose={onClose} anchor={anchor} items={items} />
}
