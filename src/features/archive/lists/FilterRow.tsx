import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLongPress } from '#src/lib/page/longPress.ts'
import { FolderFillIcon } from '#src/ui/icons/FolderFillIcon.tsx'
import { FolderPlusIcon } from '#src/ui/icons/FolderPlusIcon.tsx'
import { MusicIcon } from '#src/ui/icons/MusicIcon.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, radius } = theme

export type FolderColor = keyof typeof theme.folder

export interface FolderFilter {
  id: number
  name: string
  color: FolderColor
}

interface FilterRowProps {
  folders: readonly FolderFilter[]
  /** Null: 전체. */
  selected: number | null
  onSelect: (folderId: number | null) => void
  onAdd: () => void
  /**
   * Called for a long press on a folder, and when its menu is requested (menu key, Shift+F10, right button).
   */
  onHold?: (folderId: number) => void
  /** Pinned at the right: the lock. */
  end?: ReactNode
}

/** The row of folders above a list. The folders scroll horizontally; `end` does not. */
export function FilterRow({ folders, selected, onSelect, onAdd, onHold, end }: FilterRowProps) {
  const strip = useRef<HTMLDivElement>(null)
  const hold = useLongPress(folderIdOf, { onLongPress: (folderId) => onHold?.(folderId) })
  const openMenu = (event: MouseEvent) => {
    const folderId = folderIdOf(event.target as Element)
    if (folderId === null || !onHold) return
    event.preventDefault()
    onHold(folderId)
  }

  useEffect(() => {
    if (selected !== null && strip.current) showWhole(strip.current, selected)
  }, [selected, folders.length])

  return (
    <Row>
      <Strip ref={strip} role="group" aria-label="폴더" {...hold} onContextMenu={openMenu}>
        <button type="button" css={folderCss} aria-pressed={selected === null} onClick={() => onSelect(null)}>
          <MusicIcon size={28} />
          전체
        </button>
        {folders.map((folder) => (
          <button
            key={folder.id}
            type="button"
            css={folderCss}
            aria-label={`${folder.name} 폴더`}
            data-folder={folder.id}
            aria-pressed={selected === folder.id}
            onClick={() => onSelect(folder.id)}
          >
            <span style={{ color: theme.folder[folder.color] }}>
              <FolderFillIcon size={28} />
            </span>
            {folder.name}
          </button>
        ))}
        <button type="button" css={folderCss} onClick={onAdd}>
          <FolderPlusIcon size={28} />새 폴더
        </button>
      </Strip>
      {end}
    </Row>
  )
}

function folderIdOf(element: Element): number | null {
  const button = element.closest<HTMLElement>('[data-folder]')
  return button ? Number(button.dataset.folder) : null
}

/** The right edge of the strip fades out over this width. */
const FADE_PX = 28

/** Scrolls the strip as far as the folder needs to be visible. The page does not scroll. */
function showWhole(strip: HTMLElement, folderId: number) {
  const folder = strip.querySelector<HTMLElement>(`[data-folder="${folderId}"]`)
  if (!folder) return
  const hiddenRight = folder.offsetLeft + folder.offsetWidth + FADE_PX - strip.clientWidth
  if (hiddenRight > strip.scrollLeft) strip.scrollLeft = hiddenRight
  else if (folder.offsetLeft < strip.scrollLeft) strip.scrollLeft = folder.offsetLeft
}

const Row = styled.div`
  display: flex;
  align-items: center;
  padding: 10px 8px 6px 0;
`

const Strip = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  display: flex;
  gap: 2px;
  padding-left: 12px;
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(90deg, #000 calc(100% - ${FADE_PX}px), transparent);
  > :last-child {
    margin-right: ${FADE_PX}px;
  }
`

const folderCss = css`
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 52px;
  height: 68px;
  padding: 0 5px;
  border-radius: ${radius.m}px;
  ${theme.type.caption}
  font-weight: 600;
  color: ${color.t2};
  white-space: nowrap;
  > span {
    display: flex;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    background: ${color.s3};
    color: ${color.t1};
    font-weight: 700;
  }
`
