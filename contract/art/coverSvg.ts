import { COMPOSITIONS } from './compositions.ts'
import { at, hash, random } from './hash.ts'
import { paletteOf } from './palettes.ts'

const sheen = (id: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".10"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>`

/** A square cover without text. Seed: `band-{id}`, `album-{providerId}` or `track-{providerId}`. */
export function coverSvg(seed: string) {
  const h = hash(seed)
  const id = 's' + h.toString(36)
  const body = at(COMPOSITIONS, h)(random(h), paletteOf(seed))
  return `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${sheen(id)}</defs>${body}<rect width="100" height="100" fill="url(#${id})"/></svg>`
}
