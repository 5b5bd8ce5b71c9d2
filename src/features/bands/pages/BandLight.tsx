import styled from '@emotion/styled'
import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import type { BandState } from '../bandState.ts'

/** In the colour of the band's cover. Belongs into a `BandFrame`. */
export const BandLight = ({ head: { seed, image } }: { head: BandState }) => (
  <StageLight seed={seed} photo={image !== null && !isGeneratedArt(image)} height={320} />
)

/** The ground that the light falls on. */
export const BandFrame = styled.div`
  position: relative;
  isolation: isolate;
  flex: 1;
  display: flex;
  flex-direction: column;
`
