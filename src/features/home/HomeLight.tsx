import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import type { BandCard } from '#src/features/bands/public.ts'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { theme } from '#src/ui/theme.ts'

/** The light of the middle band. After a move it fades in over the light of the previous band. */
export function HomeLight({ band, last }: { band: BandCard; last: BandCard }) {
  return (
    <>
      {last !== band && <LightOf key={last.seed} band={last} />}
      <LightOf key={band.seed} band={band} />
    </>
  )
}

function LightOf({ band: { seed, image } }: { band: BandCard }) {
  return (
    <Layer>
      <StageLight seed={seed} photo={image !== null && !isGeneratedArt(image)} />
    </Layer>
  )
}

const comeUp = keyframes`from { opacity: 0; }`

const Layer = styled.div`
  position: absolute;
  z-index: ${theme.z.glow};
  inset: 0 0 auto;
  & + & {
    animation: ${comeUp} ${theme.motion.carousel}ms;
  }
`
