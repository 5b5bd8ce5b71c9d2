import type { RefObject } from 'react'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { DocumentIcon } from '#src/ui/icons/DocumentIcon.tsx'
import { DownloadIcon } from '#src/ui/icons/DownloadIcon.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { RetryIcon } from '#src/ui/icons/RetryIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import { Menu, type MenuItem } from '#src/ui/overlays/Menu.tsx'
import { type RoomFiles, useRoomFiles } from '../attachments/roomFiles.ts'
import type { MessageRow } from '../rows/chatRows.ts'
import { calledBackBy } from '../rows/rowAttachment.ts'

interface MessageMenuProps {
  open: boolean
  /** The message whose menu is open; null for none. */
  row: MessageRow | null
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  onCopy: (text: string) => void
  onRetry: (clientMessageId: string) => void
  onDiscard: (clientMessageId: string) => void
  /** Absent where messages are not reported. */
  onReport?: ((row: MessageRow) => void) | undefined
}

/** The menu opened by a long press, the right button, the menu key or 더보기 on a message. */
export function MessageMenu({ open, row, anchor, onClose, ...acts }: MessageMenuProps) {
  const files = useRoomFiles()
  if (!row) return null
  const items = row.attachment ? [saveItem(row, files), ...goingItems(row, acts)] : [copyItem(row, acts)]
  const more = [...failedItems(row, acts), ...reportItems(row, acts)]
  return <Menu open={open} onClose={onClose} anchor={anchor} items={[...items, ...more]} />
}

type Acts = Pick<MessageMenuProps, 'onCopy' | 'onRetry' | 'onDiscard' | 'onReport'>

const copyItem = (row: MessageRow, { onCopy }: Acts): MenuItem => ({
  label: '복사',
  icon: <DocumentIcon size={20} />,
  onSelect: () => onCopy(row.text),
})

/** For pictures and sounds. Disabled while the file is only on this phone. */
function saveItem({ attachment, dateTime }: MessageRow, files: RoomFiles | null): MenuItem {
  const { attachmentId = null, url = null } = attachment ?? {}
  return {
    label: '저장',
    icon: <DownloadIcon size={20} />,
    disabled: files === null || attachmentId === null || url === null,
    onSelect: () => {
      if (attachmentId !== null && url !== null) files?.save({ attachmentId, url, dateTime })
    },
  }
}

function goingItems(row: MessageRow, { onDiscard }: Acts): MenuItem[] {
  const calledBack = calledBackBy(row)
  if (calledBack === null) return []
  const onSelect = () => onDiscard(calledBack)
  return [{ label: '보내기 취소', icon: <CloseIcon size={20} />, danger: true, onSelect }]
}

function failedItems({ state, clientMessageId }: MessageRow, { onRetry, onDiscard }: Acts): MenuItem[] {
  if (state !== 'failed' || clientMessageId === undefined) return []
  return [
    { label: '다시 보내기', icon: <RetryIcon size={20} />, onSelect: () => onRetry(clientMessageId) },
    {
      label: '삭제',
      icon: <TrashIcon size={20} />,
      danger: true,
      onSelect: () => onDiscard(clientMessageId),
    },
  ]
}

/** Others' messages. */
function reportItems(row: MessageRow, { onReport }: Acts): MenuItem[] {
  if (row.mine || onReport === undefined) return []
  return [{ label: '신고', icon: <FlagIcon size={20} />, onSelect: () => onReport(row) }]
}
