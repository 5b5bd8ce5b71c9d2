import { css } from '@emotion/react'
import { theme } from '#src/ui/theme.ts'

/**
 * The background of a voice message, whether it can be played yet or not. Its width leaves room for the menu
 * button beside it, on a narrow phone too.
 */
export const audioGroundCss = css`
  display: flex;
  align-items: center;
  width: min(236px, max(180px, 100vw - 126px));
  max-width: 100%;
  height: 64px;
  border-radius: 18px;
  background: ${theme.color.s2};
  color: ${theme.color.t1};
  &[data-mine='true'] {
    background: ${theme.color.redDeep};
  }
`
