import styled from '@emotion/styled'
import { coverSvg } from '#contract/art/coverSvg.ts'
import { theme } from '#src/ui/theme.ts'

/** In reading order, as designed. The ids only seed the drawings: these bands need not exist. */
const BANDS_ON_THE_WALL = [165, 166, 46, 47, 14, 114, 16, 50, 154, 94, 30, 23]

/**
 * The tilted wall of covers behind the log-in, a decoration. Inlined as SVG: images would delay the largest
 * contentful paint.
 */
export function CoverWall() {
  return (
    <Wall aria-hidden="true">
      <Grid>
        {BANDS_ON_THE_WALL.map((bandId) => (
          <span key={bandId} dangerouslySetInnerHTML={{ __html: coverSvg(`band-${bandId}`) }} />
        ))}
      </Grid>
    </Wall>
  )
}

const Wall = styled.div`
  position: absolute;
  z-index: ${theme.z.glow};
  inset: 0 0 auto;
  /* as designed for a height of 852; on lower screens it ends above the fields too */
  height: min(440px, 52svh);
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to bottom,
      rgba(12, 12, 14, 0.3) 0,
      rgba(12, 12, 14, 0.55) 46%,
      ${theme.color.bg} 96%
    );
  }
`

const Grid = styled.div`
  position: absolute;
  left: 50%;
  top: -86px;
  width: 560px;
  margin-left: -280px;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 12px;
  transform: rotate(-12deg);
  span {
    position: relative;
    aspect-ratio: 1;
    border-radius: ${theme.radius.cover}px;
    overflow: hidden;
  }
  span::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${theme.color.artEdge};
  }
`
