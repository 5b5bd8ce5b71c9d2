import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { theme } from '../theme.ts'

const { color, type, radius } = theme

interface SettingRowContentProps {
  /** 24 px. */
  icon?: ReactNode
  title: ReactNode
  /** A second line, such as the names chosen so far. */
  summary?: ReactNode
  /** A value at the right, before the chevron. */
  value?: ReactNode
  /** Replaces the chevron: a Switch, or null for nothing. */
  end?: ReactNode
}

interface RowLook {
  /** For a rarely used row: a paler text. */
  quiet?: boolean
}

/** The content of a row, for your own link: `<Link css={settingRowCss} to=…>`. */
export function SettingRowContent(props: SettingRowContentProps) {
  const { icon, title, summary, value, end = <ChevronRightIcon size={20} /> } = props
  return (
    <>
      {icon}
      <Words>
        <span>{title}</span>
        {summary !== undefined && <small>{summary}</small>}
      </Words>
      {value !== undefined && <Value>{value}</Value>}
      {end}
    </>
  )
}

type SettingRowProps = SettingRowContentProps & RowLook & Omit<ComponentProps<'button'>, 'title' | 'value'>

/** A button when it has `onClick`; otherwise plain, and `end` may be a Switch. */
export function SettingRow(props: SettingRowProps) {
  const { icon, title, summary, value, end, quiet = false, onClick, ...rest } = props
  const words = { icon, title, summary, value, end }
  const two = summary !== undefined
  if (!onClick)
    return (
      <div css={settingRowCss} data-two={two} data-quiet={quiet} className={props.className}>
        <SettingRowContent {...words} />
      </div>
    )
  return (
    <button type="button" css={settingRowCss} data-two={two} data-quiet={quiet} onClick={onClick} {...rest}>
      <SettingRowContent {...words} />
    </button>
  )
}

/** Related rows on one card, with hairlines between them. */
export const SettingGroup = styled.div`
  overflow: hidden;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  /* twice the class, or the padding of the rows would win where their style is inserted later */
  && > * {
    padding-left: 16px;
    padding-right: 16px;
  }
`

/** `data-two="true"` for a row with a second line. */
export const settingRowCss = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 60px;
  padding: 0 20px;
  ${type.body1}
  font-weight: 600;
  &[data-two='true'] {
    min-height: 72px;
    padding-top: 10px;
    padding-bottom: 10px;
  }
  & + & {
    box-shadow: inset 0 1px 0 ${color.line};
  }
  &[data-quiet='true'] {
    color: ${color.t2};
  }
  > svg {
    color: ${color.t3};
  }
  &:is(a, button):active {
    background: ${color.s2};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* at 200 % zoom the end moves below, so that the text has space */
  @media (max-width: 280px) {
    flex-wrap: wrap;
    justify-content: flex-end;
    row-gap: 4px;
    padding: 10px 12px;
  }
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  @media (max-width: 280px) {
    min-width: 56px;
  }
  small {
    display: block;
    margin-top: 1px;
    ${type.label}
    font-weight: 500;
    color: ${color.t2};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Value = styled.span`
  ${type.body2}
  color: ${color.t2};
  text-align: right;
`

/** The rows of a bottom sheet: full width, without a card. */
export const SheetRows = styled.div`
  padding-top: 8px;
  > * {
    padding: 0 24px;
  }
  > * + * {
    box-shadow: inset 0 1px 0 ${color.line};
  }
`
