import styled from '@emotion/styled'
import { memberPaletteOf, paletteOf } from '#contract/art/palettes.ts'
import { theme } from '../theme.ts'

interface StageLightProps {
  /** The seed of the hero art that gives the colour; or `glow`, a colour. */
  seed?: string
  glow?: string
  /** The art is a portrait, which uses another palette. */
  person?: boolean
  /** The hero is an uploaded picture: the light is neutral. */
  photo?: boolean
  /** As drawn: 0.66 behind heroes, 0.45 behind people, 0.3 behind text alone. */
  strength?: 0.66 | 0.45 | 0.3
  /** 560 behind heroes, 420 behind one notification, 320 on sub pages. */
  height?: 560 | 420 | 320
}

/** The glow behind hero art. Its parent needs `position: relative` and `isolation: isolate`. */
export function StageLight(props: StageLightProps) {
  const { seed = '', person = false, photo = false, strength = 0.66, height = 560 } = props
  const glow = props.glow ?? (photo ? theme.color.s3 : (person ? memberPaletteOf : paletteOf)(seed)[1])
  return (
    <Light
      aria-hidden="true"
      style={{
        height,
        opacity: strength,
        backgroundImage: `radial-gradient(120% 74% at 50% 0, ${glow} 0, rgba(12,12,14,0) 100%)`,
      }}
    />
  )
}

const Light = styled.div`
  position: absolute;
  z-index: ${theme.z.glow};
  inset: 0 0 auto;
  pointer-events: none;
`
