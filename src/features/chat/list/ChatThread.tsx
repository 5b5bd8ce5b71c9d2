import styled from '@emotion/styled'

/** The padding of a thread. The rows do not depend on it, so a virtual list may bring its own scroller. */
export const ChatThread = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding: 8px 16px 16px;
`
