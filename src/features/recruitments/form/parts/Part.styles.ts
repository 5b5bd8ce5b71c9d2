import styled from '@emotion/styled'

/** The fields of one part, one below the other. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 26px;
  padding-top: 8px;
`

/** Two side by side, where there is room for both. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 26px 16px;
  > * {
    flex: 1 1 140px;
    min-width: 0;
  }
`
