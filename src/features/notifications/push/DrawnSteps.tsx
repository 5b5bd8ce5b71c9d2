import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { LockIcon } from '#src/ui/icons/LockIcon.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { AppIcon } from './AppIcon.tsx'

const { color, type } = theme

/** One thing to do, with a drawing of what the member sees in the settings. */
export interface Step {
  text: ReactNode
  drawing: ReactNode
}

export function DrawnSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ text, drawing }, i) => (
        // the number is drawn, so the list needs no marker
        <Item key={i}>
          <Number aria-hidden="true">{i + 1}</Number>
          <div>
            <p>{text}</p>
            <Drawing aria-hidden="true">{drawing}</Drawing>
          </div>
        </Item>
      ))}
    </List>
  )
}

/** A row of a settings screen; `hit`: the one to tap. */
function Row({ label, value, hit = false }: { label: string; value?: ReactNode; hit?: boolean }) {
  return (
    <DrawnRow data-hit={hit}>
      <span>
        {label}
        {hit && <Dot />}
      </span>
      {value}
    </DrawnRow>
  )
}

const allowed = (
  <DrawnRow data-tall>
    <span>
      알림 허용
      <Dot />
    </span>
    <DrawnSwitch />
  </DrawnRow>
)

function AppRow({ end, hit = false }: { end: ReactNode; hit?: boolean }) {
  return (
    <DrawnRow data-tall data-hit={hit}>
      <span>
        <AppIcon size={38} />
        합주
        {hit && <Dot />}
      </span>
      {end}
    </DrawnRow>
  )
}

export const ANDROID_STEPS: readonly Step[] = [
  {
    text: (
      <>
        아이콘을 <b>길게 눌러</b> 앱 정보를 열어주세요
      </>
    ),
    drawing: (
      <AppRow
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
    text: (
      <>
        <b>알림</b>을 열어주세요
      </>
    ),
    drawing: (
      <>
        <Row hit label="알림" value="꺼짐" />
        <Row label="권한" />
      </>
    ),
  },
  {
    text: (
      <>
        <b>알림 허용</b>을 켜주세요
      </>
    ),
    drawing: allowed,
  },
]

export const IOS_STEPS: readonly Step[] = [
  {
    text: (
      <>
        설정 앱에서 <b>알림</b>을 열어주세요
      </>
    ),
    drawing: (
      <>
        <Row hit label="알림" />
        <Row label="사운드 및 햅틱" />
      </>
    ),
  },
  {
    text: (
      <>
        목록에서 <b>합주</b>를 골라주세요
      </>
    ),
    drawing: <AppRow hit end="끔" />,
  },
  {
    text: (
      <>
        <b>알림 허용</b>을 켜주세요
      </>
    ),
    drawing: allowed,
  },
]

/** The settings that a browser keeps for one site. */
export const BROWSER_STEPS: readonly Step[] = [
  {
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
    text: (
      <>
        사이트 설정에서 <b>알림</b>을 찾아주세요
      </>
    ),
    drawing: (
      <>
        <Row hit label="알림" value="차단됨" />
        <Row label="소리" value="자동" />
      </>
    ),
  },
  {
    text: (
      <>
        <b>허용</b>으로 바꿔주세요
      </>
    ),
    drawing: (
      <>
        <Row hit label="허용" />
        <Row label="차단" />
      </>
    ),
  },
]

export const IN_APP_STEPS: readonly Step[] = [
  {
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
    text: (
      <>
        <b>다른 브라우저로 열기</b>를 골라주세요
      </>
    ),
    drawing: (
      <>
        <Row hit label="다른 브라우저로 열기" />
        <Row label="주소 복사" />
      </>
    ),
  },
]

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 20px;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  gap: 14px;
  > div {
    flex: 1;
    min-width: 0;
    padding-top: 2px;
  }
  p {
    ${type.body1}
  }
  b {
    font-weight: 700;
  }
`

const Number = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color.s3};
  ${type.label}
  ${type.numbers}
  font-weight: 700;
`

const Drawing = styled.div`
  margin-top: 10px;
  border-radius: 16px;
  background: ${color.s1};
  overflow: hidden;
`

const DrawnRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 44px;
  padding: 0 16px;
  ${type.body2}
  color: ${color.t2};
  & + & {
    box-shadow: inset 0 1px 0 ${color.line};
  }
  > span:first-of-type {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  &[data-tall='true'] {
    min-height: 56px;
  }
  &[data-tall='true'] > span:first-of-type:has(> svg) {
    gap: 12px;
    min-height: 64px;
  }
  &[data-hit='true'] {
    background: ${color.s3};
  }
  &[data-hit='true'] > span:first-of-type {
    color: ${color.t1};
    font-weight: 700;
  }
`

/** Where to tap. */
const Dot = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  margin-left: 8px;
  border-radius: 50%;
  background: ${color.red};
`

const Pill = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  padding: 0 14px;
  border-radius: 20px;
  background: ${color.s3};
  color: ${color.t1};
  font-weight: 700;
`

const AddressBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 56px;
  padding: 0 12px;
  ${type.body2}
  color: ${color.t2};
`

/** Not a switch that does something. */
const DrawnSwitch = styled.span`
  position: relative;
  flex: none;
  width: 50px;
  height: 30px;
  border-radius: 15px;
  background: ${color.red};
  &::after {
    content: '';
    position: absolute;
    right: 4px;
    top: 4px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: ${color.onRed};
  }
`
