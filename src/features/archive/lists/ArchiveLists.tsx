import styled from '@emotion/styled'
import { skipToken } from '@reduxjs/toolkit/query'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { theme } from '#src/ui/theme.ts'
import { type ArchiveKind, type FolderedKind, FOLDERS, KINDS } from '../kinds.ts'
import { type ListAsked, useListSavedIdsQuery } from '../savedListsApi.ts'
import { ArchiveSkeleton, ListSkeleton } from './ArchiveSkeleton.tsx'
import type { ArchiveTabProps } from './ArchiveTab.tsx'
import { FilterRow } from './FilterRow.tsx'
import { LockToggle } from './LockToggle.tsx'
import { SavedAlbum } from './SavedAlbum.tsx'
import { SavedItems } from './SavedItems.tsx'
import { SavedRow } from './SavedRow.tsx'
import { SimilarStrip } from './SimilarStrip.tsx'
import type { SavedList } from './useSavedList.ts'

const LINE_PX = { rows: 72, albums: 246 }

/** The saved items of a tab, below the folders or, for albums, below their number. */
export function ArchiveLists(props: ArchiveTabProps) {
  const { kind } = props
  return kind === 'albums' ? <Albums {...props} /> : <Foldered {...props} kind={kind} />
}

function Foldered({
  kind,
  filter,
  list,
  selection,
  onAddFolder,
  onHoldFolder,
  onEditFolders,
}: ArchiveTabProps & { kind: FolderedKind }) {
  const { items } = list
  const isEmptyArchive = filter.folderId === null && items?.length === 0
  return (
    <>
      {!isEmptyArchive && <SimilarStrip kind={kind} />}
      <FilterRow
        folders={filter.folders.map(({ folderId, ...folder }) => ({ id: folderId, ...folder }))}
        selected={filter.folderId}
        onSelect={(folderId) => void selection.leaveThen(() => filter.choose(folderId))}
        onAdd={onAddFolder}
        onHold={(folderId) => {
          const held = filter.folders.find((folder) => folder.folderId === folderId)
          if (held) onHoldFolder(held)
        }}
        end={<LockToggle />}
      />
      {(!isEmptyArchive || filter.folders.length > 0) && (
        <FolderLine>
          <Counted kind={kind} filter={filter} list={list} />
          {filter.folders.length > 0 && !selection.isOn && (
            <TextButton onClick={onEditFolders}>폴더 편집</TextButton>
          )}
        </FolderLine>
      )}
      {!items && <ListSkeleton kind={kind} />}
      {isEmptyArchive && <NothingSaved kind={kind} />}
      {!isEmptyArchive && items?.length === 0 && (
        <EmptyState
          art="crate"
          title={FOLDERS[kind].emptyFolderText}
          help="전체 목록에서 골라 이 폴더에 추가해 보세요."
          action={
            <Button size="m" onClick={() => filter.choose(null)}>
              전체 보기
            </Button>
          }
        />
      )}
      {items && items.length > 0 && (
        <SavedItems
          key={filter.folderId}
          kind={kind}
          items={items}
          list={list}
          selection={selection}
          columns={1}
          linePx={LINE_PX.rows}
          renderItem={(item, itemProps, isChosen) => (
            <SavedRow key={item.id} kind={kind} item={item} itemProps={itemProps} isChosen={isChosen} />
          )}
        />
      )}
    </>
  )
}

/** The shown folder, or 전체, with the number of its items. */
function Counted({ kind, filter, list }: Pick<ArchiveTabProps, 'filter' | 'list'> & { kind: FolderedKind }) {
  const count = useCount({ kind, folderId: filter.folderId }, list)
  return (
    <p>
      {filter.folder?.name ?? '전체'} {count !== undefined && KINDS[kind].counted(count)}
    </p>
  )
}

/** The number of items in the whole list; undefined while unknown. */
function useCount(asked: ListAsked, { items, hasMore }: SavedList): number | undefined {
  // while the list has more pages, only the list of all ids gives the number
  const { currentData: ids } = useListSavedIdsQuery(hasMore ? asked : skipToken)
  return hasMore ? ids?.length : items?.length
}

function Albums({ kind, list, selection }: ArchiveTabProps) {
  const { items } = list
  const count = useCount({ kind, folderId: null }, list)
  if (!items) return <ArchiveSkeleton kind={kind} />
  if (items.length === 0) return <NothingSaved kind={kind} />
  return (
    <>
      <Head>
        <span>{count !== undefined && `앨범 ${KINDS[kind].counted(count)}`}</span>
        <LockToggle />
      </Head>
      <SavedItems
        kind={kind}
        items={items}
        list={list}
        selection={selection}
        columns={2}
        linePx={LINE_PX.albums}
        renderItem={(item, itemProps, isChosen) => (
          <SavedAlbum key={item.id} item={item} itemProps={itemProps} isChosen={isChosen} />
        )}
      />
    </>
  )
}

function NothingSaved({ kind }: { kind: ArchiveKind }) {
  const { emptyText, emptyHelp, addText } = KINDS[kind]
  return (
    <EmptyState
      art="crate"
      title={emptyText}
      help={emptyHelp}
      action={
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.archiveAdd()}>
          {addText}
        </Link>
      }
    />
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 10px 8px 8px var(--gutter);
  > span {
    ${theme.type.label}
    ${theme.type.numbers}
    color: ${theme.color.t2};
  }
`

const FolderLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  padding: 0 var(--gutter);
  > p {
    ${theme.type.label}
    ${theme.type.numbers}
    color: ${theme.color.t2};
  }
`
