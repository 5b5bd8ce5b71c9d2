import styled from '@emotion/styled'

/** Stacks the fields of a part. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 26px;
  padding-top: 8px;
`

/** Two fields side by side where they fit, else stacked. */
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
