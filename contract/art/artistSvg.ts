import { hash, n, random } from './hash.ts'
import { paletteOf } from './palettes.ts'

/** The first character, escaped for markup. */
const initialOf = (name: string) =>
  ([...(name.trim() || '?')][0] ?? '?').toUpperCase().replace(/[<>&"']/, '?')

/** A disc with rings and the first letter. Seed: the provider's id, or the name if there is none. */
export function artistSvg(seed: string, name = seed) {
  const h = hash('a' + seed)
  const r = random(h)
  const [d, m, b, l] = paletteOf('a' + seed)
  const id = 'a' + h.toString(36)
  const cx = 20 + r() * 60
  const cy = 12 + r() * 30
  let rings = ''
  for (let i = 1; i <= 4; i++)
    rings += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(i * 21)}" fill="none" stroke="${l}" stroke-opacity="${n(0.2 - i * 0.03)}" stroke-width="1.4"/>`
  const gradient = `<linearGradient id="${id}" x1="${r() > 0.5 ? 0 : 1}" y1="0" x2="${r() > 0.5 ? 0.4 : 0.8}" y2="1"><stop offset="0" stop-color="${b}"/><stop offset=".44" stop-color="${m}"/><stop offset="1" stop-color="${d}"/></linearGradient>`
  return `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${gradient}</defs><rect width="100" height="100" fill="url(#${id})"/>${rings}<text x="50" y="50" dy=".355em" text-anchor="middle" font-size="40" font-weight="800" fill="#fff">${initialOf(name)}</text></svg>`
}
