import styled from '@emotion/styled'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { SuspendedLogin } from '#contract/http/safety/sanctions.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import string from '#src/ui/illustrations/string.svg'
import { theme } from '#src/ui/theme.ts'
import { daysBetween, formatNearMoment } from '../moments.ts'
import { FactList } from './FactList.tsx'
import { ObjectionSheetWhenOpen } from './ObjectionSheetWhenOpen.ts'
import { useObjectToSuspensionMutation } from './sanctionsApi.ts'
import { OBJECTION_FAILED_TEXT } from './sanctionWords.ts'

const LATE_TEXT = '시간이 지나 보낼 수 없어요. 적은 말은 남아 있으니, 다시 로그인한 뒤 보내주세요.'
const SENT_TEXT = '이의 제기를 접수했어요. 받아들여지면 다시 로그인할 수 있어요.'

/** `/login/suspended`: why the right password opens nothing. The log-in brings the facts along. */
export default function SuspendedPage() {
  const facts = v.safeParse(v.object({ suspended: SuspendedLogin }), useLocation().state)
  if (!facts.success) return <Navigate to={paths.login()} replace />
  return <Suspended {...facts.output.suspended} />
}

function Suspended({ reason, startsAt, endsAt, objectionToken }: SuspendedLogin) {
  const now = useNow()
  const goBack = useGoBack(paths.login())
  const end = endsAt === null ? null : toInstant(endsAt)
  return (
    <>
      <AppHeader onBack={goBack} />
      <Middle>
        <img src={string} width={132} height={132} alt="" />
        {end === null ? (
          <h1>이용이 정지되었어요</h1>
        ) : (
          <h1>
            {formatShortDate(end, now)}까지
            <br />
            로그인할 수 없어요
          </h1>
        )}
        <p>{reason}</p>
        {end !== null && <p>{daysBetween(toInstant(startsAt), end)}일 동안 이용을 멈췄어요.</p>}
        <Facts>
          <FactList
            facts={[
              ['다시 쓰는 날', end === null ? null : `${formatNearMoment(end, now)}부터`],
              ['내 데이터', '그대로 보관하고 있어요'],
            ]}
          />
        </Facts>
      </Middle>
      <Dock>
        {objectionToken !== null && (
          <Objecting objectionToken={objectionToken} wordsKey={`objection.${startsAt}`} />
        )}
        <Button kind="ghost" block onClick={goBack}>
          로그인으로 돌아가기
        </Button>
      </Dock>
    </>
  )
}

/** SA3, once; afterwards it says so in the place of the button. */
function Objecting({ objectionToken, wordsKey }: { objectionToken: string; wordsKey: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const [objectTo] = useObjectToSuspensionMutation()

  async function send(words: string): Promise<string | null> {
    const { error } = await objectTo({ objectionToken, words })
    if (error === undefined) {
      setSaid(SENT_TEXT)
      return null
    }
    const failure = asApiError(error)
    if (isRefusedWith(failure, 'SANCTION4004')) return LATE_TEXT
    const text = failureOrOfflineText(failure, OBJECTION_FAILED_TEXT)
    if (!isRefusedWith(failure, 'SANCTION4009', 'SANCTION4010')) return text
    setSaid(text)
    return null
  }

  return (
    <>
      <div role="status">{said !== null && <Told>{said}</Told>}</div>
      {said === null && (
        <Button block aria-haspopup="dialog" css={{ marginBottom: 8 }} onClick={() => setIsOpen(true)}>
          이의 제기하기
        </Button>
      )}
      <ObjectionSheetWhenOpen
        open={isOpen}
        onClose={() => setIsOpen(false)}
        wordsKey={wordsKey}
        onSend={send}
      />
    </>
  )
}

const { color, type } = theme

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 0 32px;
  text-align: center;
  word-break: keep-all;
  overflow-wrap: anywhere;
  img {
    margin-bottom: 16px;
  }
  h1 {
    ${type.title1}
  }
  h1 + p {
    margin-top: 6px;
  }
  > p {
    ${type.body1}
    color: ${color.t2};
    text-wrap: balance;
    white-space: pre-line;
  }
`

const Facts = styled.div`
  width: 100%;
  margin-top: 24px;
`

const Told = styled.p`
  margin-bottom: 12px;
  ${type.body2}
  color: ${color.t2};
  text-align: center;
  text-wrap: balance;
`
