import { css } from '@emotion/react'
import { theme } from '../theme.ts'

/** For an element with a `Cover`, a title (`b`) and a note (`small`): both in one line below the cover. */
export const coverCaptionCss = css`
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    margin-top: 10px;
    ${theme.type.body1}
    font-weight: 700;
  }
  small {
    ${theme.type.caption}
    color: ${theme.color.t3};
  }
`
