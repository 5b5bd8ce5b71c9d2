import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { keptPlace } from '#src/lib/page/scroll.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { Opening } from '../past/pastSlice.ts'
import type { Past, Reading } from '../past/usePast.ts'
import type { ChatRow, MessageRow } from '../rows/chatRows.ts'
import { useStagedRows } from '../rows/stagedRows.ts'
import { drawnOnce } from './drawnOnce.ts'
import { confirmedId, LIST_START_PX, startOf, startsWhole, THREAD_DRAWN_BEYOND_PX } from './listPlaces.ts'
import { useListScroll } from './listScroll.ts'
import { MessageAnnouncer } from './MessageAnnouncer.tsx'
import { JumpPlace, Log, OlderPlace, Pill, ReadingPlace, Region } from './MessageList.styles.ts'
import { MessageListRow, type RowActions } from './MessageListRow.tsx'
import { useRowFocus } from './rowFocus.ts'
import { useThread } from './thread.ts'

const MessageMenu = loadedWhenOpen(() => import('./MessageMenu.tsx').then((part) => part.MessageMenu))

/** How long a found message is highlighted. */
const LIT_MS = 2_400

interface MessageListProps {
  /** Oldest first, at least one. */
  rows: readonly ChatRow[]
  /** The list's key in the storage of kept places. */
  placeKey: string
  /** Where the list opens; by default at the kept place. */
  opening?: Opening
  /** The newest message id known when the list opened without showing it; 0 when the list shows it. */
  leftAt?: number
  older: Reading
  hasOlder: boolean
  onOlder: () => void
  /** Set when the list shows the middle of a room; null when it shows the end. */
  past?: Past | null
  onSeen: (messageId: number) => void
  /** Pictures of the other members by member id. */
  pictures: ReadonlyMap<number, string | null>
  onRetry: RowActions['retry']
  onDiscard: RowActions['discard']
  onCopy: (text: string) => void
  onMember: RowActions['openMember']
  onFold?: RowActions['toggleFold']
  onDay?: RowActions['openDay']
  /** Absent where messages are not reported. */
  onReport?: (row: MessageRow) => void
}

const KEPT: Opening = { at: 'kept' }
const nothing = () => {}

/** The conversation itself. Only visible rows are in the page, however long it is. */
export function MessageList(props: MessageListProps) {
  const { older, hasOlder, onOlder, onSeen, onRetry, onDiscard, onMember, pictures } = props
  const { past = null, opening = KEPT, leftAt = 0, onDay = null, onFold = nothing } = props
  const list = useRef<VirtualizerHandle>(null)
  const live = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const stage = useStagedRows(props.rows)
  const { rows } = stage
  const { litId, onArrived } = useLit(opening)
  const [wholeCount] = useState(() =>
    startsWhole(rows, startOf(rows, opening, keptPlace(props.placeKey)), window.innerHeight)
      ? rows.length
      : undefined,
  )
  const thread = useThread(list, live)
  const focus = useRowFocus(thread, log, rows)
  const { openMenu } = focus
  const scroll = useListScroll(
    { thread, live, scroller: log },
    {
      stage,
      placeKey: props.placeKey,
      opening,
      onArrived,
      leftAt,
      endsEarly: past !== null,
      canAskNewer: past?.newer === 'idle',
      onNewer: () => past?.onNewer(),
      canAskOlder: hasOlder && older === 'idle',
      onOlder,
      onSeen,
      startsWhole: wholeCount !== undefined,
      held: focus.keepMounted,
    },
  )
  const actions = useMemo(
    () => ({
      retry: onRetry,
      discard: onDiscard,
      openMenu,
      openMember: onMember,
      openDay: onDay,
      toggleFold: onFold,
    }),
    [onRetry, onDiscard, openMenu, onMember, onDay, onFold],
  )
  const drawRow = useDrawRow(pictures, focus.activeKey, litId, actions)
  const { split } = scroll
  const unseen = past ? past.news : scroll.unseen
  const toEnd = past ? past.onLeave : scroll.toEnd

  // not rendered again for live rows
  const above = useMemo(
    () => (
      <Virtualizer
        ref={list}
        data={split.above}
        shift={stage.shift}
        startMargin={LIST_START_PX}
        bufferSize={THREAD_DRAWN_BEYOND_PX}
        // made for servers: so many rows are rendered before anything is measured
        ssrCount={wholeCount}
        keepMounted={focus.keepMounted}
        onScroll={scroll.onScroll}
        onScrollEnd={scroll.onScrollEnd}
        onResize={scroll.onResize}
      >
        {drawRow}
      </Virtualizer>
    ),
    [
      split.above,
      stage.shift,
      wholeCount,
      focus.keepMounted,
      scroll.onScroll,
      scroll.onScrollEnd,
      scroll.onResize,
      drawRow,
    ],
  )

  return (
    <Region>
      {/* A log, but not a live region: rows also mount and unmount during scrolling. MessageAnnouncer
          announces new messages. */}
      <Log ref={log} role="log" aria-live="off" aria-label="대화" tabIndex={0} {...focus.handlers}>
        {above}
        <div ref={live} className="live" data-from={split.above.length}>
          {split.live.map((row) => (
            <div key={row.key}>{drawRow(row)}</div>
          ))}
        </div>
      </Log>
      <OlderPlace>
        <ReadingLine what="이전 대화" reading={older} onRetry={onOlder} />
      </OlderPlace>
      <JumpPlace>
        {past && <ReadingLine what="다음 대화" reading={past.newer} onRetry={past.onNewer} />}
        {(scroll.away || past) &&
          (unseen > 0 ? (
            <Pill type="button" onClick={toEnd}>
              새 메시지 {unseen}개
            </Pill>
          ) : (
            <IconButton kind="s3" label="맨 아래로" icon={<ChevronDownIcon />} onClick={toEnd} />
          ))}
      </JumpPlace>
      <MessageMenu
        {...focus.menu}
        open={focus.menu.row !== null}
        onRetry={onRetry}
        onDiscard={onDiscard}
        onCopy={props.onCopy}
        onReport={props.onReport}
      />
      <MessageAnnouncer rows={props.rows} from={leftAt} />
    </Region>
  )
}

/** Floats over an end of the list, so that loading and failing move nothing. */
function ReadingLine({ what, reading, onRetry }: { what: string; reading: Reading; onRetry: () => void }) {
  if (reading === 'loading') {
    return (
      <ReadingPlace role="status">
        <Spinner size={18} />
        <VisuallyHidden>{what}를 불러오는 중</VisuallyHidden>
      </ReadingPlace>
    )
  }
  if (reading === 'idle') return null
  return (
    <ReadingPlace role="alert">
      {what}를 불러오지 못했습니다.
      <TextButton onClick={onRetry}>다시 시도</TextButton>
    </ReadingPlace>
  )
}

/** Highlights the searched message for a moment, starting when it is in view. Each jump mounts a new list. */
function useLit(opening: Opening) {
  const [isOver, setOver] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isLit = opening.at === 'message' && !isOver
  return {
    litId: isLit ? opening.messageId : null,
    onArrived() {
      if (isLit) timer.current = setTimeout(() => setOver(true), LIT_MS)
    },
  }
}

function useDrawRow(
  pictures: MessageListProps['pictures'],
  activeKey: string | null,
  litId: number | null,
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
          lit={litId !== null && confirmedId(row) === litId}
          actions={actions}
        />
      )),
    [pictures, activeKey, litId, actions],
  )
}
