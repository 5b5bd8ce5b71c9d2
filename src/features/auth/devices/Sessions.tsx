import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import type { Session } from '#contract/http/auth/sessions.ts'
import { useNow } from '#src/lib/time/now.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SettingGroup } from '#src/ui/lists/SettingRow.tsx'
import { useFocusBack } from '#src/ui/overlays/useFocusBack.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { deviceName } from './deviceWords.ts'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import { SessionRow } from './SessionRow.tsx'
import { useEndSessions } from './useEndSessions.ts'

/** What the open question is about: one session, or all but this one. */
type Asked = { sessionId: string } | 'others' | null

/** This device, and below it the others. An open question closes when its session has ended meanwhile. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const now = useNow()
  const { isEnding, endOne, endOthers } = useEndSessions()
  const [asked, setAsked] = useState<Asked>(null)
  const place = useRef<HTMLDivElement>(null)
  const here = sessions.filter(({ isCurrent }) => isCurrent)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const one = typeof asked === 'object' && others.find(({ sessionId }) => sessionId === asked?.sessionId)
  const keep = () => setAsked(null)

  const isAskedAboutOthers = asked === 'others' && others.length > 0
  useFocusBack(Boolean(one) || isAskedAboutOthers, () => place.current)

  async function end(ending: Promise<boolean>) {
    if (await ending) keep()
  }

  return (
    <Place ref={place} tabIndex={-1}>
      <VisuallyHidden role="status">로그인한 기기 {sessions.length}대</VisuallyHidden>
      <SettingGroup as="ul" aria-label="지금 이 기기">
        {here.map((session) => (
          <SessionRow key={session.sessionId} session={session} now={now} />
        ))}
      </SettingGroup>
      <Heading id="other-sessions">다른 기기</Heading>
      {others.length === 0 ? (
        <Nothing>이 기기에서만 로그인되어 있어요.</Nothing>
      ) : (
        <>
          <SettingGroup as="ul" aria-labelledby="other-sessions">
            {others.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                now={now}
                onEnd={() => setAsked({ sessionId: session.sessionId })}
              />
            ))}
          </SettingGroup>
          <All>
            <Button
              block
              css={{ whiteSpace: 'normal' }}
              aria-haspopup="dialog"
              onClick={() => setAsked('others')}
            >
              다른 기기 모두 로그아웃
            </Button>
            <p>내가 쓰지 않는 기기가 있다면 로그아웃해 주세요.</p>
          </All>
        </>
      )}
      <EndSessionDialog
        open={Boolean(one)}
        onClose={keep}
        title="이 기기에서 로그아웃할까요?"
        text={one ? `${deviceName(one.device)}에서 다시 로그인하면 이어서 쓸 수 있어요.` : ''}
        isEnding={isEnding}
        onEnd={() => one && void end(endOne(one.sessionId))}
      />
      <EndSessionDialog
        open={isAskedAboutOthers}
        onClose={keep}
        title="다른 기기에서 모두 로그아웃할까요?"
        text={`지금 이 기기만 남고 ${others.length}대에서 로그아웃돼요.`}
        isEnding={isEnding}
        onEnd={() => void end(endOthers())}
      />
    </Place>
  )
}

const { color, type } = theme

export const Place = styled.div`
  padding: 12px var(--gutter) 32px;
  &:focus {
    outline: none;
  }
`

const Heading = styled.h2`
  margin: 28px 0 12px;
  ${type.title3}
`

const Nothing = styled.p`
  ${type.body2}
  color: ${color.t2};
`

const All = styled.div`
  margin-top: 20px;
  p {
    margin-top: 12px;
    ${type.label}
    font-weight: 500;
    color: ${color.t3};
    text-align: center;
    text-wrap: balance;
  }
`
