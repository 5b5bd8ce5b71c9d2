import styled from '@emotion/styled'
import { useId } from 'react'
import type { Session } from '#contract/http/auth/sessions.ts'
import { formatAgo, formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Badge } from '#src/ui/people/Badge.tsx'
import { theme } from '#src/ui/theme.ts'
import { DeviceIcon } from './DeviceIcon.tsx'
import { browserName, deviceName } from './deviceWords.ts'

interface SessionRowProps {
  session: Session
  now: number
  /** Only for other devices. */
  onEnd?: () => void
}

/** The device, when it was last used, and when the member logged in there. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { device, isCurrent, startedAt, lastUsedAt } = session
  const factsId = useId()
  const name = deviceName(device)
  const browser = browserName(device)
  return (
    <Row>
      <DeviceIcon kind={device.kind} />
      <Words>
        <Name>
          <b>{name}</b>
          {isCurrent && <Badge tone="ok">지금 이 기기</Badge>}
        </Name>
        <Facts id={factsId}>
          {(browser !== null || !isCurrent) && (
            <p>
              {browser !== null && <span>{browser}</span>}
              {!isCurrent && (
                <span>
                  마지막 사용 <time dateTime={lastUsedAt}>{formatAgo(toInstant(lastUsedAt), now)}</time>
                </span>
              )}
            </p>
          )}
          <p>
            <time dateTime={startedAt}>{formatShortDate(toInstant(startedAt), now)}</time> 로그인
          </p>
        </Facts>
      </Words>
      {onEnd && (
        <Button
          size="s"
          aria-haspopup="dialog"
          aria-label={`${name} 로그아웃`}
          aria-describedby={factsId}
          onClick={onEnd}
        >
          로그아웃
        </Button>
      )}
    </Row>
  )
}

const { color, type } = theme

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding-top: 14px;
  padding-bottom: 14px;
  & + & {
    box-shadow: inset 0 1px 0 ${color.line};
  }
  > svg {
    flex: none;
    color: ${color.t3};
  }
  > button {
    flex: none;
  }
  /* a phone at 200 % zoom: the button moves below, to leave room for the name */
  @media (max-width: 280px) {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  @media (max-width: 280px) {
    min-width: 84px;
  }
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  b {
    ${type.body1}
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

/* never cut off */
const Facts = styled.div`
  margin-top: 3px;
  ${type.label}
  font-weight: 500;
  color: ${color.t2};
  span + span::before {
    content: '· ';
    margin-left: 4px;
  }
  /* one per line, because both do not fit in one line */
  @media (max-width: 360px) {
    span {
      display: block;
    }
    span + span::before {
      content: none;
    }
  }
`
