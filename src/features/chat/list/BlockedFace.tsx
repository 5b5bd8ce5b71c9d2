import { css } from '@emotion/react'
import { BlockIcon } from '#src/ui/icons/BlockIcon.tsx'
import { theme } from '#src/ui/theme.ts'

/** In place of the picture of a member whom this one has blocked. */
export function BlockedFace({ size = 36 }: { size?: 36 | 44 }) {
  return (
    <span css={faceCss} style={{ width: size, height: size }}>
      <BlockIcon size={20} />
    </span>
  )
}

const faceCss = css`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  border-radius: 50%;
  background: ${theme.color.s2};
  color: ${theme.color.t3};
`
