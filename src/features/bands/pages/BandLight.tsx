import styled from '@emotion/styled'
import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import type { BandState } from '../bandState.ts'

/** A light in the colour of the band's cover. Render it inside a `BandFrame`. */
export const BandLight = ({ head: { seed, image } }: { head: BandState }) => (
  <StageLight seed={seed} photo={image !== null && !isGeneratedArt(image)} height={320} />
)

/** The positioned container of a `BandLight`. */
export const BandFrame = styled.div`
  position: relative;
  isolation: isolate;
  flex: 1;
  display: flex;
  flex-direction: column;
`
