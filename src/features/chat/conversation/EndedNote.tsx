import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** In place of the field, when nobody is in the room any more (docs/product/chat.md "Joining and leaving"). */
export function EndedNote() {
  return <Words role="status">종료된 채팅방이라 메시지를 보낼 수 없어요.</Words>
}

const Words = styled.p`
  padding: 16px var(--gutter) calc(16px + var(--safe-b));
  ${theme.type.body2}
  color: ${theme.color.t3};
  text-align: center;
  word-break: keep-all;
`
