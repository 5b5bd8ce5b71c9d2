import styled from '@emotion/styled'

/** A page with a `StageLight` or a picture behind its content. */
export const BackdropPage = styled.div`
  position: relative;
  isolation: isolate;
  flex: 1;
  display: flex;
  flex-direction: column;
`
