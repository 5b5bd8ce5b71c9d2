import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Chip } from './Chip.tsx'
import { FolderFillIcon } from './icons/FolderFillIcon.tsx'
import { FolderPlusIcon } from './icons/FolderPlusIcon.tsx'
import { IconButton } from './IconButton.tsx'
import { theme } from './theme.ts'

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
  /** null is 전체. */
  selected: number | null
  onSelect: (folderId: number | null) => void
  /** Leave out when there is no room for another. */
  onAdd?: () => void
  /** Pinned at the right: the lock toggle. */
  end?: ReactNode
}

/** The strip of folders over an archive. It scrolls; what is at its end does not. */
export function FilterRow({ folders, selected, onSelect, onAdd, end }: FilterRowProps) {
  return (
    <Row>
      <Strip role="group" aria-label="폴더">
        <Chip selected={selected === null} onClick={() => onSelect(null)}>
          전체
        </Chip>
        {folders.map((folder) => (
          <Folder
            key={folder.id}
            type="button"
            aria-label={`${folder.name} 폴더`}
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

const Row = styled.div`
  display: flex;
  align-items: center;
  padding: 10px 8px 6px 0;
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
