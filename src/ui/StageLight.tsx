import styled from '@emotion/styled'
import { paletteOf } from '#contract/art/palettes.ts'
import { theme } from './theme.ts'

interface StageLightProps {
  /** Seed of the hero art the light comes from. */
  seed: string
  /** The hero is somebody's uploaded picture: neutral light. */
  photo?: boolean
  /** 560 behind heroes, 320 on sub pages. */
  height?: 560 | 320
}

/** The glow behind hero art. Its parent needs `position: relative` and `isolation: isolate`. */
export function StageLight({ seed, photo = false, height = 560 }: StageLightProps) {
  const glow = photo ? theme.color.s3 : paletteOf(seed)[1]
  return (
    <Light
      aria-hidden="true"
      style={{
        height,
        backgroundImage: `radial-gradient(120% 74% at 50% 0, ${glow} 0, rgba(12,12,14,0) 100%)`,
      }}
    />
  )
}

const Light = styled.div`
  position: absolute;
  z-index: ${theme.z.glow};
  inset: 0 0 auto;
  opacity: 0.66;
  pointer-events: none;
`
