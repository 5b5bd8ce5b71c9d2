import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { copyText } from '#src/lib/page/clipboard.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SegmentedControl } from '#src/ui/controls/SegmentedControl.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { StepHead } from '#src/ui/frame/StepHead.tsx'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { DrawnSteps, type Step } from '#src/ui/lists/DrawnSteps.tsx'
import { theme } from '#src/ui/theme.ts'
import { pushRequested, selectPush } from './pushSlice.ts'
import { ANDROID_STEPS, BROWSER_STEPS, IN_APP_STEPS, IOS_STEPS } from './pushSteps.tsx'
import { browserFacts, type NoPushes, type Platform, platformOf, whyNoPushes } from './support.ts'

/**
 * `/my/setting/notifications/on`: what to do where the browser cannot or may not show pushes (drawing 63b).
 */
export default function PushStepsPage() {
  const goBack = useGoBack(paths.notificationSettings())
  const [why] = useState(() => whyNoPushes(browserFacts()))
  return (
    <>
      <AppHeader title="알림 켜기" onBack={goBack} heading={false} />
      {why === null ? <Steps onDone={goBack} /> : CANNOT[why]()}
    </>
  )
}

const PLATFORMS = [
  { value: 'android', label: '안드로이드' },
  { value: 'ios', label: '아이폰' },
  { value: 'computer', label: '컴퓨터' },
] as const

const STEPS: Record<Platform, readonly Step[]> = {
  android: ANDROID_STEPS,
  ios: IOS_STEPS,
  computer: BROWSER_STEPS,
}

const WHERE: Record<Platform, string> = {
  android: '휴대폰 설정에서',
  ios: '휴대폰 설정에서',
  computer: '브라우저 설정에서',
}

/** The steps begin at the icon on the home screen. */
const NO_ICON_TEXT = '홈 화면에 합주가 없으면 주소창 왼쪽의 아이콘을 눌러 알림을 허용해주세요.'
const isOnHomeScreen = () => matchMedia('(display-mode: standalone)').matches

const STILL_OFF_TEXT = '아직 알림이 꺼져 있습니다.'

/** The browser has been told to refuse: only the member can change that, in its settings. */
function Steps({ onDone }: { onDone: () => void }) {
  const dispatch = useDispatch()
  const push = useSelector(selectPush)
  const [platform, setPlatform] = useState(() => platformOf(browserFacts()))
  const isOn = push?.isOn === true

  function look() {
    if (Notification.permission === 'denied')
      dispatch(toastShown({ text: STILL_OFF_TEXT, tone: 'error', about: 'pushes' }))
    else dispatch(pushRequested())
  }

  return (
    <>
      <Body>
        <Head
          title={isOn ? ['이제 이 휴대폰에서', '알림을 받아요'] : [WHERE[platform], '알림을 켜주세요']}
          help={isOn ? '합주를 닫아도 알려드릴게요.' : '지금은 알림이 꺼져 있어서 여기서는 켤 수 없어요.'}
        />
        {!isOn && (
          <>
            <SegmentedControl label="기기" options={PLATFORMS} value={platform} onChange={setPlatform} />
            <DrawnSteps steps={STEPS[platform]} />
            {platform === 'android' && !isOnHomeScreen() && <Help text={NO_ICON_TEXT} />}
            <Help />
          </>
        )}
      </Body>
      <Dock>
        {isOn ? (
          <Button kind="red" block onClick={onDone}>
            확인
          </Button>
        ) : (
          <Button kind="red" block loading={push?.isBusy === true} onClick={look}>
            켰어요, 다시 확인하기
          </Button>
        )}
      </Dock>
    </>
  )
}

const CANNOT: Record<NoPushes, () => ReactNode> = {
  'in-app': () => (
    <>
      <Body>
        <Head
          title={['다른 브라우저에서', '열어주세요']}
          help="지금 보고 있는 앱 안에서는 알림을 받을 수 없어요."
        />
        <DrawnSteps steps={IN_APP_STEPS} />
        <Help />
      </Body>
      <Dock>
        <CopyAddress />
      </Dock>
    </>
  ),
  'ios-browser': () => (
    <>
      <Body>
        <Head
          title={['홈 화면에 추가하면', '알림을 받을 수 있어요']}
          help="아이폰은 홈 화면에 있는 합주에만 알림을 보내요. 추가한 뒤에 홈 화면에서 합주를 열어주세요."
        />
        <Help />
      </Body>
      <Dock>
        <Link to={paths.installIos()} css={buttonCss} {...buttonLook({ kind: 'red', block: true })}>
          추가하는 방법 보기
        </Link>
      </Dock>
    </>
  ),
  unknown: () => (
    <>
      <Body>
        <Head
          title={['이 브라우저에서는', '알림을 받을 수 없어요']}
          help="크롬이나 사파리, 파이어폭스의 새 버전에서 열어주세요."
        />
        <Help />
      </Body>
      <Dock>
        <CopyAddress />
      </Dock>
    </>
  ),
}

function CopyAddress() {
  const dispatch = useDispatch()
  async function copy() {
    const copied = await copyText(location.origin)
    dispatch(
      copied
        ? toastShown({ text: '주소를 복사했습니다.', tone: 'ok' })
        : toastShown({ text: '주소를 복사하지 못했습니다.', tone: 'error' }),
    )
  }
  return (
    <Button kind="red" block onClick={() => void copy()}>
      주소 복사하기
    </Button>
  )
}

const Help = ({ text = '켜지 않아도 합주를 열면 알림 목록에서 모두 볼 수 있어요.' }) => (
  <HelpLine>
    <InfoIcon size={16} />
    <span>{text}</span>
  </HelpLine>
)

const Body = styled.div`
  display: flex;
  flex-direction: column;
  padding: 8px var(--gutter) 16px;
  > * + * {
    margin-top: 24px;
  }
`

const Head = styled(StepHead)`
  && > p {
    ${theme.type.body2}
  }
`

const HelpLine = styled.p`
  display: flex;
  gap: 6px;
  ${theme.type.caption}
  color: ${theme.color.t3};
  ol + && {
    margin-top: 20px;
  }
  && + && {
    margin-top: 8px;
  }
  svg {
    flex: none;
    margin-top: 1px;
  }
`
