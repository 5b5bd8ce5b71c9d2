import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { LockIcon } from '#src/ui/icons/LockIcon.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import type { Step } from '#src/ui/lists/DrawnSteps.tsx'
import { AddressBar, Dot, DrawnAllowed, DrawnApp, DrawnLine, Pill } from './drawings.tsx'

export const ANDROID_STEPS: readonly Step[] = [
  {
    name: 'app',
    text: (
      <>
        아이콘을 <b>길게 눌러</b> 앱 정보를 열어주세요
      </>
    ),
    drawing: (
      <DrawnApp
        end={
          <Pill>
            <InfoIcon size={18} />앱 정보
            <Dot />
          </Pill>
        }
      />
    ),
  },
  {
    name: 'news',
    text: (
      <>
        <b>알림</b>을 열어주세요
      </>
    ),
    drawing: (
      <>
        <DrawnLine hit label="알림" value="꺼짐" />
        <DrawnLine label="권한" />
      </>
    ),
  },
  {
    name: 'allow',
    text: (
      <>
        <b>알림 허용</b>을 켜주세요
      </>
    ),
    drawing: <DrawnAllowed />,
  },
]

export const IOS_STEPS: readonly Step[] = [
  {
    name: 'news',
    text: (
      <>
        설정 앱에서 <b>알림</b>을 열어주세요
      </>
    ),
    drawing: (
      <>
        <DrawnLine hit label="알림" />
        <DrawnLine label="사운드 및 햅틱" />
      </>
    ),
  },
  {
    name: 'app',
    text: (
      <>
        목록에서 <b>합주</b>를 골라주세요
      </>
    ),
    drawing: <DrawnApp hit end="끔" />,
  },
  {
    name: 'allow',
    text: (
      <>
        <b>알림 허용</b>을 켜주세요
      </>
    ),
    drawing: <DrawnAllowed />,
  },
]

/** The settings that a browser keeps for one site. */
export const BROWSER_STEPS: readonly Step[] = [
  {
    name: 'address',
    text: (
      <>
        주소창 왼쪽의 <b>아이콘</b>을 눌러주세요
      </>
    ),
    drawing: (
      <AddressBar>
        <Pill>
          <LockIcon size={18} />
          <Dot />
        </Pill>
        주소창
        <MoreIcon size={20} />
      </AddressBar>
    ),
  },
  {
    name: 'news',
    text: (
      <>
        사이트 설정에서 <b>알림</b>을 찾아주세요
      </>
    ),
    drawing: (
      <>
        <DrawnLine hit label="알림" value="차단됨" />
        <DrawnLine label="소리" value="자동" />
      </>
    ),
  },
  {
    name: 'allow',
    text: (
      <>
        <b>허용</b>으로 바꿔주세요
      </>
    ),
    drawing: (
      <>
        <DrawnLine hit label="허용" />
        <DrawnLine label="차단" />
      </>
    ),
  },
]

export const IN_APP_STEPS: readonly Step[] = [
  {
    name: 'menu',
    text: (
      <>
        화면 구석의 <b>메뉴</b>를 눌러주세요
      </>
    ),
    drawing: (
      <AddressBar>
        합주
        <Pill>
          <MoreIcon size={18} />
          <Dot />
        </Pill>
      </AddressBar>
    ),
  },
  {
    name: 'other',
    text: (
      <>
        <b>다른 브라우저로 열기</b>를 골라주세요
      </>
    ),
    drawing: (
      <>
        <DrawnLine hit label="다른 브라우저로 열기" />
        <DrawnLine label="주소 복사" />
      </>
    ),
  },
]
