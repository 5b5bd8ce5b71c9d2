import { type ReactElement, useMemo, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { drawnOnce } from '#src/ui/drawnOnce.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { ChatRow } from './chatRows.ts'
import { LIST_START_PX } from './listPlaces.ts'
import { useListScroll } from './listScroll.ts'
import { MessageAnnouncer } from './MessageAnnouncer.tsx'
import { JumpPlace, Log, OlderPlace, Pill, Region } from './MessageList.styles.ts'
import { MessageListRow, type RowActions } from './MessageListRow.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { useRowFocus } from './rowFocus.ts'
import { useStagedRows } from './stagedRows.ts'

/** Rows drawn beyond each edge of the window, in px: a fling meets no blank, and the page stays under 400 elements (H2, H4). */
const DRAWN_BEYOND_PX = 320

interface MessageListProps {
  /** Oldest first, at least one. */
  rows: readonly ChatRow[]
  /** Names the list in the storage of places. */
  placeKey: string
  /** `idle` also when there is nothing older. */
  older: 'idle' | 'loading' | 'failed'
  hasOlder: boolean
  onOlder: () => void
  onSeen: (messageId: number) => void
  /** Pictures of the others by member id. */
  pictures: ReadonlyMap<number, string | null>
  onRetry: RowActions['retry']
  onDiscard: RowActions['discard']
  onCopy: (text: string) => void
  onMember: RowActions['openMember']
}

/** The conversation itself. Only what is in sight is in the page, however long it is. */
export function MessageList(props: MessageListProps) {
  const { older, hasOlder, onOlder, onSeen, onRetry, onDiscard, onMember, pictures } = props
  const list = useRef<VirtualizerHandle>(null)
  const log = useRef<HTMLDivElement>(null)
  const stage = useStagedRows(props.rows)
  const { rows } = stage
  const scroll = useListScroll(list, log, {
    stage,
    placeKey: props.placeKey,
    canAskOlder: hasOlder && older === 'idle',
    onOlder,
    onSeen,
  })
  const focus = useRowFocus(list, log, rows)
  const { openMenu } = focus
  const actions = useMemo(
    () => ({ retry: onRetry, discard: onDiscard, openMenu, openMember: onMember }),
    [onRetry, onDiscard, openMenu, onMember],
  )
  const drawRow = useDrawRow(pictures, focus.activeKey, actions)

  return (
    <Region>
      {/* A log, but not a live one: rows also come and go while somebody scrolls. The announcer speaks for what is new. */}
      <Log ref={log} role="log" aria-live="off" aria-label="대화" tabIndex={0} {...focus.handlers}>
        <Virtualizer
          ref={list}
          data={rows}
          shift={stage.shift}
          startMargin={LIST_START_PX}
          bufferSize={DRAWN_BEYOND_PX}
          keepMounted={focus.keepMounted}
          onScroll={scroll.onScroll}
          onScrollEnd={scroll.onScrollEnd}
          onResize={scroll.onResize}
        >
          {drawRow}
        </Virtualizer>
      </Log>
      <OlderPlace>
        {older === 'loading' && (
          <p role="status">
            <Spinner size={18} />
            <VisuallyHidden>이전 대화를 불러오는 중</VisuallyHidden>
          </p>
        )}
        {older === 'failed' && (
          <div role="alert">
            이전 대화를 불러오지 못했습니다.
            <TextButton onClick={onOlder}>다시 시도</TextButton>
          </div>
        )}
      </OlderPlace>
      {scroll.away && (
        <JumpPlace>
          {scroll.unseen > 0 ? (
            <Pill type="button" onClick={scroll.toEnd}>
              새 메시지 {scroll.unseen}개
            </Pill>
          ) : (
            <IconButton kind="s3" label="맨 아래로" icon={<ChevronDownIcon />} onClick={scroll.toEnd} />
          )}
        </JumpPlace>
      )}
      <MessageMenu {...focus.menu} onRetry={onRetry} onDiscard={onDiscard} onCopy={props.onCopy} />
      <MessageAnnouncer rows={props.rows} />
    </Region>
  )
}

function useDrawRow(
  pictures: MessageListProps['pictures'],
  activeKey: string | null,
  actions: RowActions,
): (row: ChatRow) => ReactElement {
  return useMemo(
    () =>
      drawnOnce<ChatRow>((row) => (
        <MessageListRow
          key={row.key}
          row={row}
          picture={(row.kind === 'message' && pictures.get(row.senderId)) || null}
          active={row.key === activeKey}
          actions={actions}
        />
      )),
    [pictures, activeKey, actions],
  )
}
