import styled from '@emotion/styled'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { NEWS_TEXT, useHasNews } from './useHasNews.ts'

/** The dot on the tab that leads to the notifications. */
export function NewsMark() {
  return useHasNews() && <TabNews text={NEWS_TEXT} />
}

/** A dot on a tab of the `TabBar`, with a text for screen readers. */
export function TabNews({ text }: { text: string }) {
  return (
    <>
      <Dot />
      <VisuallyHidden>, {text}</VisuallyHidden>
    </>
  )
}

/* Positioned absolutely, it starts at the middle of the tab; the transform moves it to the icon's corner. */
const Dot = styled.span`
  position: absolute;
  width: 8px;
  height: 8px;
  transform: translate(13px, -17px);
  border-radius: 50%;
  background: ${theme.color.red};
  box-shadow: 0 0 0 2px ${theme.color.bg};
`
