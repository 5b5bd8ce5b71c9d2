import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** The head of the page of an artist or a track: picture, name, what it is, what one can do with it. */
export const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 8px var(--gutter) 0;
  text-align: center;
  overflow-wrap: anywhere;
  h1 {
    margin-top: 20px;
    ${theme.type.title1}
  }
  p {
    margin-top: 2px;
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 20px;
`
