import { BLOCKED_NAME } from '#src/features/safety/public.ts'
import type { FoldRow } from '../rows/chatRows.ts'
import { BlockedFace } from './BlockedFace.tsx'

interface FoldLineProps {
  row: FoldRow
  onToggle: (row: FoldRow) => void
}

/**
 * A run of a blocked member's messages, folded; or below the opened ones the way to fold them again. Both are
 * one button, which keeps the focus.
 */
export function FoldLine({ row, onToggle }: FoldLineProps) {
  const { isOpen, count, timeLabel, dateTime } = row
  return (
    <div className="message" data-key={row.key} data-mine={false} data-first={!isOpen}>
      {!isOpen && (
        <span className="face">
          <BlockedFace />
        </span>
      )}
      {!isOpen && <p className="who nameless">{BLOCKED_NAME}</p>}
      <button
        type="button"
        className="fold"
        data-open={isOpen}
        aria-expanded={isOpen}
        onClick={() => onToggle(row)}
      >
        {isOpen ? (
          '다시 접기'
        ) : (
          <>
            메시지 {count}개를 접어뒀어요 <b>보기</b>
          </>
        )}
      </button>
      {!isOpen && (
        <span className="meta">
          <time dateTime={dateTime}>{timeLabel}</time>
        </span>
      )}
    </div>
  )
}
