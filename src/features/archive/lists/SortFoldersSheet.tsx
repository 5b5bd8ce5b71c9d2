import styled from '@emotion/styled'
import { useState } from 'react'
import type { Folder } from '#contract/http/archive/folders.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { ChevronUpIcon } from '#src/ui/icons/ChevronUpIcon.tsx'
import { FolderFillIcon } from '#src/ui/icons/FolderFillIcon.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { idsOf, inOrder, moved } from '../folderOrder.ts'

interface SortFoldersSheetProps {
  open: boolean
  onClose: () => void
  folders: readonly Folder[]
  /** Called when the sheet is left, if the order is another one. */
  onSort: (folderIds: number[]) => void
  onChange: (folder: Folder) => void
}

/** All folders, to be sorted, or to be opened for a new name or colour. */
export function SortFoldersSheet({ open, ...rest }: SortFoldersSheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, folders, onSort, onChange }: Omit<SortFoldersSheetProps, 'open'>) {
  const [order, setOrder] = useState(() => idsOf(folders))
  const [said, setSaid] = useState('')
  const sorted = inOrder(folders, order)

  function move(folder: Folder, place: number, by: -1 | 1) {
    const target = place + by
    if (target < 0 || target >= sorted.length) return
    setOrder(moved(idsOf(sorted), place, by))
    setSaid(`${folder.name}, ${sorted.length}개 중 ${target + 1}번째`)
  }

  function save() {
    const ids = idsOf(sorted)
    if (ids.join() !== idsOf(folders).join()) onSort(ids)
  }

  function close() {
    save()
    onClose()
  }

  return (
    <BottomSheet
      open
      onClose={close}
      title="폴더 편집"
      footer={
        <Button block onClick={close}>
          완료
        </Button>
      }
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <List>
        {sorted.map((folder, place) => (
          <li key={folder.folderId}>
            <button
              type="button"
              aria-label={`${folder.name} 이름과 색 바꾸기`}
              onClick={() => {
                save()
                onChange(folder)
              }}
            >
              <span style={{ color: theme.folder[folder.color] }}>
                <FolderFillIcon size={26} />
              </span>
              <b>{folder.name}</b>
            </button>
            <IconButton
              label={`${folder.name} 위로`}
              icon={<ChevronUpIcon />}
              aria-disabled={place === 0}
              onClick={() => move(folder, place, -1)}
            />
            <IconButton
              label={`${folder.name} 아래로`}
              icon={<ChevronDownIcon />}
              aria-disabled={place === sorted.length - 1}
              onClick={() => move(folder, place, 1)}
            />
          </li>
        ))}
      </List>
    </BottomSheet>
  )
}

const List = styled.ul`
  padding: 8px 14px 0 24px;
  li {
    display: flex;
    align-items: center;
    min-height: 60px;
  }
  li + li {
    box-shadow: inset 0 1px 0 ${theme.color.line};
  }
  li > button:first-of-type {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 60px;
    text-align: left;
    ${theme.type.body1}
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  span {
    display: flex;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [aria-disabled='true'] {
    color: ${theme.color.tOff};
  }
`
