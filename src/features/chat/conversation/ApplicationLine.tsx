import styled from '@emotion/styled'
import { useCallback, useState } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { paths } from '#src/lib/paths.ts'
import { TextButton, textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { Badge } from '#src/ui/people/Badge.tsx'
import { PassFailBadge } from '#src/ui/people/PassFailBadge.tsx'
import { theme } from '#src/ui/theme.ts'
import { useListRoomsQuery, type WithChatApi } from '../chatApi.ts'
import { selectRoomList } from '../roomListCache.ts'
import { applicationOf } from './application.ts'

const WithdrawApplicationDialog = loadedWhenOpen(
  async () => (await import('./WithdrawApplicationDialog.tsx')).WithdrawApplicationDialog,
)

/** A list loaded together with the room, on a direct visit, is not read twice. */
const FRESH_SECONDS = 1

/**
 * Shows both sides the state of an application under the header. A decision arrives as a SYSTEM message,
 * which refetches the room list, but only while the room is open; therefore the list is also read when the
 * room is entered.
 */
export function ApplicationLine({ roomId }: { roomId: number }) {
  useListRoomsQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS, selectFromResult: () => ({}) })
  const application = useSelector(
    (state: WithChatApi) => applicationOf(selectRoomList(state) ?? [], roomId),
    shallowEqual,
  )
  const [isWithdrawing, setWithdrawing] = useState(false)
  const close = useCallback(() => setWithdrawing(false), [])
  if (!application) return null
  const { isManager, bandId, bandName, session, passFail } = application
  const wanted = `${SESSION_NAMES[session]} 지원`
  return (
    <Line>
      <p role="status">
        {isManager && passFail === 'PENDING' ? (
          <Badge tone="quiet">대기</Badge>
        ) : (
          <PassFailBadge passFail={passFail} own />
        )}
        <span>{isManager ? `${bandName} · ${wanted}` : wanted}</span>
      </p>
      {!isManager && passFail === 'PENDING' && (
        <TextButton onClick={() => setWithdrawing(true)}>지원 취소</TextButton>
      )}
      <WithdrawApplicationDialog open={isWithdrawing} onClose={close} bandId={bandId} />
      <Link css={textButtonCss} to={isManager ? paths.bandRecruit(bandId) : paths.band(bandId)}>
        {isManager ? '지원자 관리' : '밴드 보기'}
      </Link>
    </Line>
  )
}

const Line = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 0 16px;
  box-shadow: 0 1px 0 ${theme.color.line};
  p {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    ${theme.type.label}
    color: ${theme.color.t2};
  }
  p > span:last-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a,
  button {
    flex: none;
  }
`
