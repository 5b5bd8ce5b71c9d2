import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'

/** docs/product/auth.md "Profile step". */
const APPEARS_AFTER_MS = 3_000
/** The seed of the designed portrait, of no particular member. */
const FACE = 77

/** Encourages members who hesitate at the last step. */
export function Nudge() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), APPEARS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div role="status">
      {shown && (
        <Bubble>
          <Avatar memberId={FACE} size={36} />
          거의 다 왔어요! 곧 첫 합주를 만나요.
        </Bubble>
      )}
    </div>
  )
}

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

const Bubble = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  width: fit-content;
  max-width: 100%;
  margin: 0 auto 14px;
  padding: 8px 18px 8px 8px;
  border-radius: ${theme.radius.full}px;
  background: ${theme.color.s3};
  ${theme.type.label}
  animation: ${rise} ${theme.motion.base}ms ${theme.motion.out};
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: -6px;
    width: 14px;
    height: 14px;
    margin-left: -7px;
    border-radius: 3px;
    background: ${theme.color.s3};
    transform: rotate(45deg);
  }
`
