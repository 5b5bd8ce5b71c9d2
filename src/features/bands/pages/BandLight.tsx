import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import type { BandState } from '../bandState.ts'

/** A light in the colour of the band's cover. Render it inside a `BackdropPage`. */
export const BandLight = ({ head: { seed, image } }: { head: BandState }) => (
  <StageLight seed={seed} photo={image !== null && !isGeneratedArt(image)} height={320} />
)
