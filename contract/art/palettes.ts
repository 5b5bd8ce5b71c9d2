import { at, hash } from './hash.ts'

/** deep, mid, bright, light. `mid` is also the colour of the stage light behind large pictures. */
export type Palette = readonly [deep: string, mid: string, bright: string, light: string]

/** The order is part of the algorithm: reordering would change the colours of existing pictures. */
export const PALETTES: readonly Palette[] = [
  ['#2B0C11', '#9A1F29', '#F2634B', '#FFDCC2'], // ember
  ['#0B1330', '#22409A', '#6E9BFF', '#E8EFFF'], // night bus
  ['#0B211C', '#1D5E4A', '#63C595', '#ECF8DC'], // moss
  ['#1B0F30', '#572B85', '#B47AE8', '#F5E2FA'], // plum
  ['#281D13', '#8A5524', '#E9A952', '#FCEDD3'], // cymbal
  ['#07202A', '#0E5C6C', '#3FBDBB', '#E2F8F1'], // deep sea
  ['#2A101D', '#8E2E5A', '#F486A8', '#FFE6EC'], // rose
  ['#131519', '#3C4350', '#9CA6B6', '#F2F4F7'], // concrete
  ['#24112A', '#A33650', '#FF8E5E', '#FFE5B0'], // dusk
  ['#181A0B', '#58611D', '#C2C250', '#F8F5D2'], // olive
  ['#0D1B2B', '#30608C', '#A9D6EC', '#FAFDFF'], // frost
  ['#101012', '#2C2C33', '#E4232E', '#F5F5F7'], // house red
]

export const paletteOf = (seed: string) => at(PALETTES, hash('p' + seed))

/** All palettes except house red, the last one, which is for music only. */
export const memberPaletteOf = (seed: string) => at(PALETTES.slice(0, -1), hash('pm' + seed))
