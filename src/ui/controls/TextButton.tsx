import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { theme } from '../theme.ts'

const { color, type } = theme

/** The look of a text button, also for links: `<Link css={textButtonCss}>`. */
export const textButtonCss = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 44px;
  min-height: 44px;
  ${type.label}
  color: ${color.t2};
  &[data-underlined='true'] {
    text-decoration: underline ${color.lineStrong};
    text-underline-offset: 4px;
  }
  &[data-tone='red'] {
    color: ${color.redText};
  }
  &:disabled {
    color: ${color.tOff};
  }
`

interface TextButtonProps extends ComponentProps<'button'> {
  underlined?: boolean
  /** `red` for labels such as 완료 in a header or 나가기. */
  tone?: 'quiet' | 'red'
}

export function TextButton({ underlined = false, tone = 'quiet', ...rest }: TextButtonProps) {
  return <button type="button" css={textButtonCss} data-underlined={underlined} data-tone={tone} {...rest} />
}
