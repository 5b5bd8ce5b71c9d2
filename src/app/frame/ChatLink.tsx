import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { iconButtonCss } from '#src/ui/controls/IconButton.tsx'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

/**
 * The link to the conversations in the header of Home and JOIN.
 *
 * @param badge the number of unread messages; it may appear later than the link
 */
export function ChatLink({ badge }: { badge: ReactNode }) {
  return (
    <Circle to={paths.privateChat()}>
      <ChatIcon />
      <VisuallyHidden>채팅</VisuallyHidden>
      {badge}
    </Circle>
  )
}

const Circle = styled(Link)`
  ${iconButtonCss}
  > span:last-of-type:not(:first-of-type) {
    position: absolute;
    /* from the end, so that two digits stay inside the window */
    right: 0;
    top: 2px;
    box-shadow: 0 0 0 2px ${theme.color.bg};
  }
`
