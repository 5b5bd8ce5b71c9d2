import type { Folder } from '#contract/http/archive/folders.ts'
import type { Selection } from '#src/ui/lists/useSelection.ts'
import { YesOrNo } from '#src/ui/overlays/YesOrNo.tsx'
import { type ArchiveKind, FOLDERS } from '../kinds.ts'
import { ChooseFolderSheet } from './ChooseFolderSheet.tsx'
import { FolderDialog } from './FolderDialog.tsx'
import { SortFoldersSheet } from './SortFoldersSheet.tsx'
import type { useArchiveActions } from './useArchiveActions.ts'
import type { useFolderFilter } from './useFolderFilter.ts'

/** Which dialog is open over the list. */
export type Asking =
  | { about: 'items' }
  | { about: 'where' }
  | { about: 'newFolder' }
  | { about: 'folders' }
  /** `fromList`: it was opened from the list of all folders, and returns there. */
  | { about: 'folder'; folder: Folder; fromList: boolean }
  | { about: 'removal'; folder: Folder }

const IRREVERSIBLE_TEXT = '삭제하면 되돌릴 수 없어요.'
const FROM_FOLDER_TEXT = '폴더뿐 아니라 아카이브에서도 사라져요. '

interface ArchiveDialogsProps {
  kind: ArchiveKind
  filter: ReturnType<typeof useFolderFilter>
  selection: Selection
  actions: ReturnType<typeof useArchiveActions>
  asking: Asking | null
  onAsk: (asking: Asking | null) => void
  /** True while `asking` is not null. */
  open: boolean
  onClose: () => void
}

/** The dialogs of the screen, one at a time. Closing one keeps the list and its selection as they were. */
export function ArchiveDialogs(props: ArchiveDialogsProps) {
  const { kind, filter, selection, actions, asking, onClose } = props
  const chosen = [...selection.ids]

  function removeItems() {
    onClose()
    if (!actions.isPossible()) return
    void actions.remove(kind, chosen)
    selection.leave()
  }

  return (
    <>
      <YesOrNo
        open={asking?.about === 'items'}
        onClose={onClose}
        question={`${chosen.length}개 항목을 삭제할까요?`}
        text={(filter.folderId === null ? '' : FROM_FOLDER_TEXT) + IRREVERSIBLE_TEXT}
        onYes={removeItems}
      />
      {kind !== 'albums' && <FolderDialogs {...props} kind={kind} />}
    </>
  )
}

interface FolderDialogsProps extends ArchiveDialogsProps {
  kind: Exclude<ArchiveKind, 'albums'>
}

function FolderDialogs(props: FolderDialogsProps) {
  const { kind, filter, selection, actions, asking, onAsk, onClose: close } = props
  const changing = asking?.about === 'folder' ? asking : null
  const going = asking?.about === 'removal' ? asking.folder : null
  /** A member who adds a folder while choosing one returns to the sheet with all folders. */
  const before: Asking | null = changing?.fromList
    ? { about: 'folders' }
    : selection.isOn
      ? { about: 'where' }
      : null

  async function save(written: Pick<Folder, 'name' | 'color'>) {
    const failure = changing
      ? await actions.changeFolder(kind, { ...changing.folder, ...written })
      : await actions.addFolder(kind, written)
    if (failure === undefined) onAsk(before)
    return failure === undefined ? undefined : { failure }
  }

  function sort(folderIds: number[]) {
    if (actions.isPossible()) void actions.sortFolders(kind, folderIds)
  }

  function put(folder: Folder) {
    close()
    if (!actions.isPossible()) return
    void actions.put(kind, folder, [...selection.ids])
    selection.leave()
  }

  function removeFolder(folder: Folder) {
    close()
    if (actions.isPossible()) void actions.removeFolder(kind, folder)
  }

  return (
    <>
      <ChooseFolderSheet
        open={asking?.about === 'where'}
        onClose={close}
        kind={kind}
        folders={filter.folders}
        onChoose={put}
        onAdd={() => onAsk({ about: 'newFolder' })}
      />
      <SortFoldersSheet
        open={asking?.about === 'folders'}
        onClose={close}
        folders={filter.folders}
        onSort={sort}
        onChange={(folder) => onAsk({ about: 'folder', folder, fromList: true })}
      />
      <FolderDialog
        open={asking?.about === 'newFolder' || changing !== null}
        onClose={() => onAsk(before)}
        folders={filter.folders}
        folder={changing?.folder ?? null}
        onSave={save}
        onRemove={(folder) => onAsk({ about: 'removal', folder })}
      />
      <YesOrNo
        open={going !== null}
        onClose={close}
        question={`'${going?.name}' 폴더를 삭제할까요?`}
        text={FOLDERS[kind].itemsStayText}
        onYes={() => going && removeFolder(going)}
      />
    </>
  )
}
