import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** The number of items that are not shown; nothing for 0. */
export const MoreNote = ({ count, unit }: { count: number; unit: '곡' | '명' }) =>
  count > 0 && (
    <Note>
      외 {count}
      {unit}
    </Note>
  )

const Note = styled.p`
  padding: 8px var(--gutter);
  ${theme.type.caption}
  color: ${theme.color.t3};
`
