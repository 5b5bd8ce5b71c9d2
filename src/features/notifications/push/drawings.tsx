import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { AppIcon } from '#src/ui/art/AppIcon.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

/** A row of a settings screen; `hit`: the one to tap. */
export function DrawnLine({
  label,
  value,
  hit = false,
}: {
  label: string
  value?: ReactNode
  hit?: boolean
}) {
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

export function DrawnApp({ end, hit = false }: { end: ReactNode; hit?: boolean }) {
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

/** The last step on phones. */
export const DrawnAllowed = () => (
  <DrawnRow data-tall data-bright>
    <span>
      알림 허용
      <Dot />
    </span>
    <DrawnSwitch />
  </DrawnRow>
)

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
  }
  &[data-tall='true'] {
    min-height: 56px;
  }
  &[data-tall='true'] > span:first-of-type:has(> img) {
    min-height: 64px;
  }
  > span:first-of-type > img {
    margin-right: 12px;
  }
  &[data-bright='true'] {
    color: ${color.t1};
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
export const Dot = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  margin-left: 8px;
  border-radius: 50%;
  background: ${color.red};
`

export const Pill = styled.span`
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

export const AddressBar = styled.div`
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
