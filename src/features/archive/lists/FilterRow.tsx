import styled from '@emotion/styled'
import type { MouseEvent, ReactNode } from 'react'
import { useLongPress } from '#src/lib/page/longPress.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { FolderFillIcon } from '#src/ui/icons/FolderFillIcon.tsx'
import { FolderPlusIcon } from '#src/ui/icons/FolderPlusIcon.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, radius } = theme

export type FolderColor = keyof typeof theme.folder

export interface FolderFilter {
  id: number
  name: string
  color: FolderColor
}

interface FilterRowProps {
  /** Up to five. */
  folders: readonly FolderFilter[]
  /** Null: 전체. */
  selected: number | null
  onSelect: (folderId: number | null) => void
  /** Without it, there is no button for adding a folder. */
  onAdd?: () => void
  /**
   * Called for a long press on a folder, and when its menu is requested (menu key, Shift+F10, right button).
   */
  onHold?: (folderId: number) => void
  /** Pinned at the right: the lock. */
  end?: ReactNode
}

/** The row of folders above a list. The folders scroll horizontally; `end` does not. */
export function FilterRow({ folders, selected, onSelect, onAdd, onHold, end }: FilterRowProps) {
  const hold = useLongPress(folderIdOf, { onLongPress: (folderId) => onHold?.(folderId) })
  const openMenu = (event: MouseEvent) => {
    const folderId = folderIdOf(event.target as Element)
    if (folderId === null || !onHold) return
    event.preventDefault()
    onHold(folderId)
  }
  return (
    <Row>
      <Strip role="group" aria-label="폴더" {...hold} onContextMenu={openMenu}>
        <Chip selected={selected === null} onClick={() => onSelect(null)}>
          전체
        </Chip>
        {folders.map((folder) => (
          <Folder
            key={folder.id}
            type="button"
            aria-label={`${folder.name} 폴더`}
            data-folder={folder.id}
            aria-pressed={selected === folder.id}
            style={{ color: theme.folder[folder.color] }}
            onClick={() => onSelect(folder.id)}
          >
            <FolderFillIcon size={26} />
          </Folder>
        ))}
        {onAdd && (
          <IconButton
            label="폴더 추가"
            icon={<FolderPlusIcon size={26} />}
            onClick={onAdd}
            css={{ color: color.t2 }}
          />
        )}
      </Strip>
      {end}
    </Row>
  )
}

function folderIdOf(element: Element): number | null {
  const button = element.closest<HTMLElement>('[data-folder]')
  return button ? Number(button.dataset.folder) : null
}

const Row = styled.div`
  display: flex;
  align-items: center;
  padding: 6px 8px 2px 0;
`

const Strip = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  /* room for focus rings inside the scroller */
  padding: 4px 0 4px 20px;
  overflow-x: auto;
  scrollbar-width: none;
  > :first-of-type {
    margin-right: 2px;
    padding: 0 12px;
  }
`

const Folder = styled.button`
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.m}px;
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    background: ${color.s3};
  }
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    bottom: 4px;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${color.red};
  }
`
