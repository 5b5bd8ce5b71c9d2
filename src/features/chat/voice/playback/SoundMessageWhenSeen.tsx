import { css } from '@emotion/react'
import { useCallback, useEffect, useState } from 'react'
import { loadedWhenOpen } from '#src/ui/overlays/loadedWhenOpen.ts'
import { theme } from '#src/ui/theme.ts'
import { audioGroundCss } from './AudioBubble.styles.ts'
import type { SoundMessageProps } from './SoundMessage.tsx'

interface Loading extends SoundMessageProps {
  open: boolean
  onClose: () => void
}

const Loaded = loadedWhenOpen<Loading>(
  () => import('./SoundMessage.tsx').then((part) => part.SoundMessage),
  ({ row }) => (
    <span css={placeCss} data-mine={row.mine}>
      {row.text}
    </span>
  ),
)

/** `SoundMessage`, for conversations in which most people only write. As large while it is fetched; when that fails, again once the phone is online. */
export function SoundMessageWhenSeen(props: SoundMessageProps) {
  const [tries, setTries] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const onClose = useCallback(() => setMissing(true), [])

  useEffect(() => {
    if (!isMissing) return
    const again = () => {
      setMissing(false)
      setTries((before) => before + 1)
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isMissing])

  return <Loaded key={tries} {...props} open onClose={onClose} />
}

const placeCss = css`
  ${audioGroundCss}
  padding: 0 20px;
  ${theme.type.caption}
`
