import styled from '@emotion/styled'
import { theme } from '../theme.ts'

/** 404 with a record as its zero. Decorative: the sentence below says what happened. */
export function NotFoundArt() {
  return (
    <Row aria-hidden="true">
      4
      <Vinyl />4
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  font-size: min(108px, 27vw);
  line-height: 1;
  font-weight: 800;
  letter-spacing: -0.04em;
`

const Vinyl = styled.span`
  width: min(96px, 24vw);
  aspect-ratio: 1;
  border-radius: 50%;
  background:
    radial-gradient(circle, ${theme.color.bg} 0 4px, ${theme.color.red} 4.5px 17px, transparent 17.5px),
    repeating-radial-gradient(circle, ${theme.color.s3} 0 2px, ${theme.color.s2} 2px 6px);
  box-shadow: inset 0 0 0 2px ${theme.color.s4};
`
