import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { theme } from '../theme.ts'

const { color, type } = theme

interface ListRowContent {
  thumb?: ReactNode
  title: ReactNode
  /** After the title on its line: badges, a pin, a count. */
  mark?: ReactNode
  subtitle?: ReactNode
  /** Facts below, which may wrap. */
  facts?: ReactNode
  /** A time above a badge, a pick button, a chevron. */
  trailing?: ReactNode
}

/** The content of a row, for your own link: `<Link css={listRowCss} to=…><ListRowContent …/></Link>`. */
export function ListRowContent({ thumb, title, mark, subtitle, facts, trailing }: ListRowContent) {
  return (
    <>
      {thumb}
      <Words>
        <TitleLine>
          <b>{title}</b>
          {mark}
        </TitleLine>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
        {facts}
      </Words>
      {trailing}
    </>
  )
}

interface ListRowProps extends ListRowContent, Omit<ComponentProps<'button'>, 'title'> {
  /** Selected in a selection mode; tinted. */
  selected?: boolean
  /** Before the picture, such as a Checkmark in a selection mode. */
  lead?: ReactNode
}

/** A row of a list. A button when it has `onClick`; otherwise plain, and `trailing` may contain a control. */
export function ListRow(props: ListRowProps) {
  const { thumb, title, mark, subtitle, trailing, lead, selected = false, onClick, ...rest } = props
  const content = (
    <>
      {lead}
      <ListRowContent thumb={thumb} title={title} mark={mark} subtitle={subtitle} trailing={trailing} />
    </>
  )
  if (!onClick)
    return (
      <div css={listRowCss} data-selected={selected} className={props.className}>
        {content}
      </div>
    )
  return (
    <button type="button" css={listRowCss} data-selected={selected} onClick={onClick} {...rest}>
      {content}
    </button>
  )
}

/** The right end of a room row: the time above the unread badge. */
export const RowEnd = styled.span`
  flex: none;
  align-self: center;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 4px;
  ${type.caption}
  ${type.numbers}
  color: ${color.t3};
`

export const listRowCss = css`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 72px;
  padding: 10px var(--gutter);
  transition: background ${theme.motion.fast}ms ${theme.motion.out};
  &:is(a, button):active:not(:disabled),
  &[data-selected='true'] {
    background: ${color.s1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* at 200 % zoom the trailing part moves below, so that the name has space */
  @media (max-width: 280px) {
    flex-wrap: wrap;
    justify-content: flex-end;
    row-gap: 4px;
  }
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  @media (max-width: 280px) {
    min-width: 84px;
  }
  display: flex;
  flex-direction: column;
`

const TitleLine = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  b {
    min-width: 0;
    ${type.body1}
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Subtitle = styled.span`
  ${type.label}
  font-weight: 500;
  color: ${color.t3};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
