import styled from '@emotion/styled'
import { useLayoutEffect, useRef, useState } from 'react'
import { theme } from '#src/ui/theme.ts'

/** docs/product/bands.md "Band dialog". */
const MAX_HEIGHT_PX = 160

interface BandDescriptionProps {
  text: string
  /** For places with less room. */
  maxHeightPx?: number
}

/** A band's description. When it is longer than `maxHeightPx`, it scrolls and can be focused by keyboard. */
export function BandDescription({ text, maxHeightPx = MAX_HEIGHT_PX }: BandDescriptionProps) {
  const box = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ scrolls: false, below: false })

  function look() {
    const element = box.current
    if (!element) return
    const { scrollHeight, clientHeight, scrollTop } = element
    const scrolls = scrollHeight > clientHeight
    const below = scrolls && scrollTop + clientHeight < scrollHeight - 1
    setMore((seen) => (seen.scrolls === scrolls && seen.below === below ? seen : { scrolls, below }))
  }

  useLayoutEffect(look, [text, maxHeightPx])
  return (
    <Box
      ref={box}
      style={{ maxHeight: maxHeightPx }}
      data-below={more.below}
      onScroll={look}
      {...(more.scrolls && { role: 'region', 'aria-label': '밴드 소개', tabIndex: 0 })}
    >
      {text}
    </Box>
  )
}

const Box = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  white-space: pre-line;
  font-size: 15px;
  line-height: 23px;
  font-weight: 500;
  color: ${theme.color.t2};
  &[data-below='true'] {
    -webkit-mask-image: linear-gradient(#000 76%, transparent);
    mask-image: linear-gradient(#000 76%, transparent);
  }
`
