import { css } from '@emotion/react'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import { theme } from '#src/ui/theme.ts'
import { audioGroundCss } from './AudioBubble.styles.ts'
import type { SoundMessageProps } from './SoundMessage.tsx'

/**
 * `SoundMessage`, loaded when first shown, because most conversations have none. Its text is shown in the
 * same size while it loads.
 */
export const SoundMessageWhenShown = loadedWhenShown<SoundMessageProps>(
  () => import('./SoundMessage.tsx').then((part) => part.SoundMessage),
  ({ row }) => (
    <span css={placeCss} data-mine={row.mine}>
      {row.text}
    </span>
  ),
)

const placeCss = css`
  ${audioGroundCss}
  padding: 0 20px;
  ${theme.type.caption}
`
