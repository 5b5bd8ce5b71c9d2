import { css } from '@emotion/react'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import { theme } from '#src/ui/theme.ts'
import { audioGroundCss } from './AudioBubble.styles.ts'
import type { SoundMessageProps } from './SoundMessage.tsx'

/** `SoundMessage`, for conversations in which most people only write. Its text stands in its place, as large, while it is fetched. */
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
