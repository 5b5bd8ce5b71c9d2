import styled from '@emotion/styled'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

/** Something new is behind a tab of the `TabBar`, in words too. */
export function TabNews({ text }: { text: string }) {
  return (
    <>
      <Dot />
      <VisuallyHidden>, {text}</VisuallyHidden>
    </>
  )
}

/* Out of the row of icon and label it stands in the middle of the tab; from there it goes to the corner of the icon. */
const Dot = styled.span`
  position: absolute;
  width: 8px;
  height: 8px;
  transform: translate(13px, -17px);
  border-radius: 50%;
  background: ${theme.color.red};
  box-shadow: 0 0 0 2px ${theme.color.bg};
`
