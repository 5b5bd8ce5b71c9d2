import styled from '@emotion/styled'
import type { Folder } from '#contract/http/archive/folders.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FolderFillIcon } from '#src/ui/icons/FolderFillIcon.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SettingRow } from '#src/ui/lists/SettingRow.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'
import { type FolderedKind, KINDS } from '../kinds.ts'
import { useListSavedIdsQuery } from '../savedListsApi.ts'

interface ChooseFolderSheetProps {
  open: boolean
  onClose: () => void
  kind: FolderedKind
  folders: readonly Folder[]
  onChoose: (folder: Folder) => void
  onAdd: () => void
}

/** Asks for the folder in which to put the chosen items. */
export function ChooseFolderSheet(props: ChooseFolderSheetProps) {
  const { open, onClose, kind, folders, onChoose, onAdd } = props
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="어느 폴더에 넣을까요?"
      footer={
        <Button block onClick={onClose}>
          취소
        </Button>
      }
    >
      {folders.length === 0 && (
        <EmptyState
          art="crate"
          title="아직 폴더가 없어요."
          action={
            <Button size="m" onClick={onAdd}>
              폴더 추가
            </Button>
          }
        />
      )}
      <List>
        {folders.map((folder) => (
          <li key={folder.folderId}>
            <FolderRow kind={kind} folder={folder} onChoose={onChoose} />
          </li>
        ))}
      </List>
    </BottomSheet>
  )
}

interface FolderRowProps {
  kind: FolderedKind
  folder: Folder
  onChoose: (folder: Folder) => void
}

/** Shows the number of its items; 0 when it cannot be read (docs/product/archive.md "Folders"). */
function FolderRow({ kind, folder, onChoose }: FolderRowProps) {
  const { data, isError } = useListSavedIdsQuery({ kind, folderId: folder.folderId })
  const count = isError ? 0 : data?.length
  return (
    <SettingRow
      css={{ padding: '0 24px' }}
      icon={
        <span css={{ display: 'flex', color: theme.folder[folder.color] }}>
          <FolderFillIcon size={26} />
        </span>
      }
      title={folder.name}
      value={count === undefined ? undefined : KINDS[kind].counted(count)}
      end={null}
      onClick={() => onChoose(folder)}
    />
  )
}

const List = styled.ul`
  padding-top: 8px;
`
