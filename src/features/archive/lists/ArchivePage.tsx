import styled from '@emotion/styled'
import { useCallback, useState } from 'react'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { FolderIcon } from '#src/ui/icons/FolderIcon.tsx'
import { MinusIcon } from '#src/ui/icons/MinusIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import { useSelection } from '#src/ui/lists/useSelection.ts'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { ActionBar } from './ActionBar.tsx'
import { ArchiveBar } from './ArchiveBar.tsx'
import type { Asking } from './ArchiveDialogs.tsx'
import { ArchiveTab } from './ArchiveTab.tsx'
import { ArchiveTabs } from './ArchiveTabs.tsx'
import { useArchiveActions } from './useArchiveActions.ts'
import { useArchiveKind } from './useArchiveKind.ts'
import { useFolderFilter } from './useFolderFilter.ts'
import { useSavedList } from './useSavedList.ts'
import { useSelectAll } from './useSelectAll.ts'

const ArchiveDialogs = loadedWhenOpen(async () => (await import('./ArchiveDialogs.tsx')).ArchiveDialogs)

/**
 * What a member has saved (docs/product/archive.md "Tabs"). One screen serves the three paths, so that the
 * focus stays on the tabs when the tab changes.
 */
export default function ArchivePage() {
  const kind = useArchiveKind()
  const filter = useFolderFilter(kind)
  const asked = { kind, folderId: filter.folderId }
  const list = useSavedList(asked)
  const selection = useSelection(`${kind}/${filter.folderId}`)
  const all = useSelectAll(asked, list, selection)
  const actions = useArchiveActions()
  const [asking, setAsking] = useState<Asking | null>(null)
  const { folderId } = filter
  const closeDialog = useCallback(() => setAsking(null), [])
  const canSelect = list.items !== undefined && list.items.length > 0

  function take() {
    if (kind === 'albums' || folderId === null || !actions.isPossible()) return
    void actions.take(kind, folderId, [...selection.ids])
    selection.leave()
  }

  const nothingChosen = selection.ids.size === 0
  return (
    <Page>
      <ArchiveBar
        canSelect={canSelect || selection.isOn}
        selection={{ isOn: selection.isOn, ...all }}
        onSelect={() => selection.choose([])}
        onSelectAll={all.selectAll}
        onSelectNone={() => selection.choose([])}
      />
      {selection.isOn && (
        <ActionBar
          selectedCount={selection.ids.size}
          actions={[
            { label: '취소', icon: <CloseIcon />, onSelect: selection.leave },
            ...(folderId === null
              ? []
              : [{ label: '폴더에서 빼기', icon: <MinusIcon />, disabled: nothingChosen, onSelect: take }]),
            ...(kind === 'albums'
              ? []
              : [
                  {
                    label: '폴더에 추가',
                    icon: <FolderIcon />,
                    disabled: nothingChosen,
                    onSelect: () => setAsking({ about: 'where' }),
                  },
                ]),
            {
              label: '삭제',
              icon: <TrashIcon />,
              danger: true,
              disabled: nothingChosen,
              onSelect: () => setAsking({ about: 'items' }),
            },
          ]}
        />
      )}
      <ArchiveTabs kind={kind} selection={selection} />
      <ArchiveTab
        key={kind}
        kind={kind}
        filter={filter}
        list={list}
        selection={selection}
        onAddFolder={() => setAsking({ about: 'newFolder' })}
        onHoldFolder={(folder) => setAsking({ about: 'folder', folder, fromList: false })}
        onEditFolders={() => setAsking({ about: 'folders' })}
      />
      <ArchiveDialogs
        kind={kind}
        filter={filter}
        selection={selection}
        actions={actions}
        asking={asking}
        onAsk={setAsking}
        open={asking !== null}
        onClose={closeDialog}
      />
    </Page>
  )
}

const Page = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
`
