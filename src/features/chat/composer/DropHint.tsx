import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** Covers the conversation while files are dragged over the page. */
export function DropHint({ open }: { open: boolean; onClose: () => void }) {
  if (!open) return null
  return (
    <Veil>
      <p>여기에 놓으면 보내기 전에 보여드려요</p>
    </Veil>
  )
}

const Veil = styled.div`
  position: fixed;
  z-index: ${theme.z.scrim};
  inset: 0;
  max-width: var(--col);
  margin: 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  background: ${theme.color.scrim};
  box-shadow: inset 0 0 0 2px ${theme.color.t1};
  ${theme.type.title3}
  text-align: center;
  pointer-events: none;
`
