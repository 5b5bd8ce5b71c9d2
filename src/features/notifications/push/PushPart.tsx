import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx'
import { AskCard, AskTile } from '#src/ui/lists/AskCard.tsx'
import { SettingGroup, SettingRow } from '#src/ui/lists/SettingRow.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { pushRequested, pushTurnedOff, selectIsPushUndecided, selectPush } from './pushSlice.ts'
import { browserFacts, whyNoPushes } from './support.ts'

const HERE_LABEL = '이 휴대폰에서 받기'

/**
 * Pushes on this device, at the top of the notification settings: the question (drawing 63c) until the member
 * has answered it, then a switch (64). Where the browser cannot or may not, a link tells what to do.
 */
export function PushPart() {
  const dispatch = useDispatch()
  const push = useSelector(selectPush)
  const [cannot] = useState(() => whyNoPushes(browserFacts()) !== null)
  if (cannot || push?.permission === 'denied') return <Question end={<HowTo />} />
  if (push === null || push.wish === null)
    return (
      <Place>
        <Skeleton height={72} radius={theme.radius.l} />
      </Place>
    )

  const { isOn, isBusy } = push
  const ask = () => dispatch(pushRequested())
  if (selectIsPushUndecided({ push }))
    return (
      <Question
        end={
          <Button size="m" kind="red" loading={isBusy} onClick={ask}>
            이 휴대폰에서 알림 받기
          </Button>
        }
      />
    )
  return (
    <Place>
      <SettingGroup>
        <SettingRow
          icon={<PhoneIcon />}
          title={HERE_LABEL}
          summary="닫혀 있어도 알려드려요"
          end={
            <Switch
              label={HERE_LABEL}
              on={isOn || isBusy}
              onChange={(on) => (on ? ask() : isBusy || dispatch(pushTurnedOff()))}
            />
          }
        />
      </SettingGroup>
    </Place>
  )
}

function Question({ end }: { end: ReactNode }) {
  return (
    <Place>
      <AskCard
        lead={
          <AskTile>
            <BellIcon />
          </AskTile>
        }
        title="합주를 닫아도 알려드릴게요"
        reason={
          <>
            메시지와 합격 소식을
            <br />
            이 휴대폰으로 보내드려요.
          </>
        }
      >
        {end}
      </AskCard>
    </Place>
  )
}

const HowTo = () => (
  <Link to={paths.pushSteps()} css={buttonCss} {...buttonLook({ size: 'm', kind: 'red' })}>
    이 휴대폰에서 알림 받기
  </Link>
)

const Place = styled.div`
  margin: 0 var(--gutter);
`
