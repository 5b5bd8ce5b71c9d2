import { at, n, type Random } from './hash.ts'
import { MORE_COMPOSITIONS } from './moreCompositions.ts'
import type { Palette } from './palettes.ts'

/** Draws on a 100 x 100 box. The number and the order of the calls of `r` determine the picture. */
type Composition = (r: Random, palette: Palette) => string

/**
 * The order is part of the algorithm: it decides which picture a seed gets. d deep, m mid, b bright, l light.
 * The number is a multiple of the first ten: a third of all covers look as they did when there were ten.
 */
const FIRST_TEN: readonly Composition[] = [
  // 0 record: rings leaving the frame
  (r, [d, m, b, l]) => {
    const cx = 30 + r() * 40,
      cy = 34 + r() * 36,
      k = 5 + Math.floor(r() * 3)
    let o = `<rect width="100" height="100" fill="${m}"/>`
    for (let i = k; i >= 1; i--)
      o += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(i * (78 / k))}" fill="${i % 2 ? d : m}"/>`
    return (
      o +
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="15" fill="${b}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="3.4" fill="${l}"/>`
    )
  },
  // 1 horizon: a sun over bars of water
  (r, [d, m, b, l]) => {
    const cx = 30 + r() * 40,
      h = 56 + r() * 8,
      R = 23 + r() * 8
    let o = `<rect width="100" height="100" fill="${d}"/><rect width="100" height="${n(h)}" fill="${m}"/><circle cx="${n(cx)}" cy="${n(h)}" r="${n(R)}" fill="${b}"/><rect y="${n(h)}" width="100" height="50" fill="${d}"/>`
    for (let i = 0; i < 5; i++) {
      const w = R * 2 - i * R * 0.3
      o += `<rect x="${n(cx - w / 2)}" y="${n(h + 4 + i * 6.6)}" width="${n(w)}" height="${n(3.4 - i * 0.4)}" rx="1.6" fill="${i ? b : l}" opacity="${n(1 - i * 0.16)}"/>`
    }
    return o
  },
  // 2 tiles: quarter discs
  (r, [d, m, b, l]) => {
    const c = [m, b, l, m]
    let o = `<rect width="100" height="100" fill="${d}"/>`
    const q = 3,
      s = 100 / q
    for (let y = 0; y < q; y++)
      for (let x = 0; x < q; x++) {
        const t = Math.floor(r() * 5),
          f = at(c, Math.floor(r() * 4)),
          X = x * s,
          Y = y * s
        if (t === 4) {
          o += `<circle cx="${n(X + s / 2)}" cy="${n(Y + s / 2)}" r="${n(s * 0.3)}" fill="${f}"/>`
          continue
        }
        const corners = [
          [X, Y, X + s, Y, X, Y + s, 1],
          [X + s, Y, X + s, Y + s, X, Y, 1],
          [X + s, Y + s, X, Y + s, X + s, Y, 1],
          [X, Y + s, X, Y, X + s, Y + s, 1],
        ]
        const P = at(corners, t).map(n)
        o += `<path d="M${P[0]} ${P[1]}L${P[2]} ${P[3]}A${n(s)} ${n(s)} 0 0 1 ${P[4]} ${P[5]}Z" fill="${f}"/>`
      }
    return o
  },
  // 3 levels: an equaliser
  (r, [d, m, b, l]) => {
    const k = 7,
      w = 100 / (k + 1.2)
    let o = `<rect width="100" height="100" fill="${m}"/><circle cx="${n(20 + r() * 60)}" cy="${n(16 + r() * 20)}" r="${n(26 + r() * 10)}" fill="${d}" opacity=".45"/>`
    const hot = Math.floor(r() * k)
    for (let i = 0; i < k; i++) {
      const h = 18 + r() * 64
      o += `<rect x="${n(w * 0.75 + i * w + w * 0.14)}" y="${n(50 - h / 2)}" width="${n(w * 0.62)}" height="${n(h)}" rx="${n(w * 0.31)}" fill="${i === hot ? l : b}"/>`
    }
    return o
  },
  // 4 strings: six lines plucked
  (r, [d, m, b, l]) => {
    const bend = 18 + r() * 22,
      at = 30 + r() * 40
    let o = `<rect width="100" height="100" fill="${d}"/><circle cx="${n(at)}" cy="50" r="${n(25 + r() * 6)}" fill="${m}"/>`
    for (let i = 0; i < 6; i++) {
      const y = 20 + i * 12,
        k = (i - 2.5) * bend * 0.28
      o += `<path d="M-4 ${n(y)}Q${n(at)} ${n(y + k * 1.9)} 104 ${n(y)}" fill="none" stroke="${i === 2 ? l : b}" stroke-width="${n(1.1 + i * 0.34)}"/>`
    }
    return o
  },
  // 5 hills: three voices
  (r, [d, m, b, l]) => {
    const f = (y: number, k: number, c: string, ph: number) =>
      `<path d="M${n(-ph)} ${n(y)}Q${n(30 - ph)} ${n(y - k)} ${n(60 - ph)} ${n(y)}T${n(120 - ph)} ${n(y)}T${n(180 - ph)} ${n(y)}V100H${n(-ph)}Z" fill="${c}"/>`
    return (
      `<rect width="100" height="100" fill="${l}"/><circle cx="${n(22 + r() * 56)}" cy="${n(26 + r() * 8)}" r="${n(10 + r() * 5)}" fill="${b}"/>` +
      f(54, 20 + r() * 10, b, r() * 60) +
      f(68, -(18 + r() * 10), m, r() * 60) +
      f(84, 16 + r() * 8, d, r() * 60)
    )
  },
  // 6 overlap: two discs, one chord
  (r, [d, m, b, l]) => {
    const s = 15 + r() * 5,
      y = 46 + r() * 8,
      R = 29
    const t = (r() - 0.5) * 26
    const x1 = 50 - s,
      x2 = 50 + s,
      y1 = y - t / 2,
      y2 = y + t / 2,
      id = 'o' + Math.floor(r() * 1e9).toString(36)
    return `<rect width="100" height="100" fill="${d}"/><clipPath id="${id}"><circle cx="${n(x1)}" cy="${n(y1)}" r="${R}"/></clipPath><circle cx="${n(x1)}" cy="${n(y1)}" r="${R}" fill="${b}"/><circle cx="${n(x2)}" cy="${n(y2)}" r="${R}" fill="${m}"/><circle cx="${n(x2)}" cy="${n(y2)}" r="${R}" fill="${l}" clip-path="url(#${id})"/>`
  },
  // 7 pads: a drum machine
  (r, [d, m, b, l]) => {
    let o = `<rect width="100" height="100" fill="${d}"/>`
    const g = 4,
      p = 9,
      s = (100 - p * 2 - 5 * (g - 1)) / g
    for (let y = 0; y < g; y++)
      for (let x = 0; x < g; x++) {
        const v = r()
        o += `<rect x="${n(p + x * (s + 5))}" y="${n(p + y * (s + 5))}" width="${n(s)}" height="${n(s)}" rx="4" fill="${v > 0.87 ? l : v > 0.56 ? b : m}"${v < 0.3 ? ' opacity=".45"' : ''}/>`
      }
    return o
  },
  // 8 moon: a crescent and stars
  (r, [d, m, b, l]) => {
    const cx = 44 + r() * 14,
      cy = 46 + r() * 10,
      k = r() > 0.5 ? 1 : -1
    let o = `<rect width="100" height="100" fill="${m}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="33" fill="${l}"/><circle cx="${n(cx + k * 13)}" cy="${n(cy - 8)}" r="29" fill="${m}"/><circle cx="${n(cx + k * 15)}" cy="${n(cy - 9)}" r="9" fill="${b}"/>`
    for (let i = 0; i < 7; i++)
      o += `<circle cx="${n(6 + r() * 88)}" cy="${n(6 + r() * 88)}" r="${n(0.6 + r() * 0.9)}" fill="${l}" opacity=".8"/>`
    return o + `<rect y="${n(88 + r() * 4)}" width="100" height="20" fill="${d}"/>`
  },
  // 9 stage: light cones from above
  (r, [d, m, b, l]) => {
    const x1 = 18 + r() * 16,
      x2 = 66 + r() * 16,
      f = 74 + r() * 6
    return `<rect width="100" height="100" fill="${d}"/><path d="M${n(x1)} -4 L${n(x1 + 34)} ${n(f)} L${n(x1 - 14)} ${n(f)}Z" fill="${m}"/><path d="M${n(x2)} -4 L${n(x2 + 14)} ${n(f)} L${n(x2 - 36)} ${n(f)}Z" fill="${b}" opacity=".82"/><ellipse cx="${n((x1 + x2) / 2)}" cy="${n(f)}" rx="46" ry="9" fill="${l}"/><rect x="${n((x1 + x2) / 2 - 2)}" y="${n(f - 34)}" width="4" height="34" fill="${d}"/><circle cx="${n((x1 + x2) / 2)}" cy="${n(f - 36)}" r="6.4" fill="${d}"/>`
  },
]

export const COMPOSITIONS: readonly Composition[] = [...FIRST_TEN, ...MORE_COMPOSITIONS]
