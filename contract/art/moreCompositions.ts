import { at, n, type Random } from './hash.ts'
import type { Palette } from './palettes.ts'

type Composition = (r: Random, palette: Palette) => string

const ground = (colour: string) => `<rect width="100" height="100" fill="${colour}"/>`
const disc = (cx: number, cy: number, radius: number, colour: string) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="${colour}"/>`
const box = (x: number, y: number, width: number, height: number, colour: string, round = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${round}" fill="${colour}"/>`
/** The corners of a shape, as x and y in turn. */
const shape = (corners: readonly number[], colour: string) =>
  `<path d="M${corners.map(n).join(' ')}Z" fill="${colour}"/>`
const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
const whole = (r: Random, from: number, to: number) => from + Math.floor(r() * (to - from + 1))

/** As for the first ten, the order decides which picture a seed gets. */
const TWENTY: readonly Composition[] = [
  // 10 chevrons: one behind the other
  (r, [d, m, b, l]) => {
    const [x, gap] = [38 + r() * 24, 15 + r() * 4]
    return (
      ground(d) +
      each(7, (i) => {
        const y = i * gap - 16
        return `<path d="M-6 ${n(y + 34)}L${n(x)} ${n(y)}L106 ${n(y + 34)}" fill="none" stroke="${at([m, b, m, l], i)}" stroke-width="${n(gap * 0.52)}"/>`
      })
    )
  },
  // 11 rays: light from a corner
  (r, [d, m, b, l]) => {
    const [x, y] = [r() > 0.5 ? 0 : 100, 84 + r() * 16]
    const count = whole(r, 9, 12)
    return (
      ground(m) +
      each(count, (i) => {
        const [from, to] = [(i * 2 * Math.PI) / count, ((i + 0.5) * 2 * Math.PI) / count]
        const out = (angle: number) => [x + Math.cos(angle) * 160, y + Math.sin(angle) * 160]
        return shape([x, y, ...out(from), ...out(to)], i % 3 === 1 ? b : d)
      }) +
      disc(x, y, 27 + r() * 6, l)
    )
  },
  // 12 stairs: climbing blocks
  (r, [d, m, b, l]) => {
    const isRising = r() > 0.5
    const lit = whole(r, 1, 4)
    return (
      ground(l) +
      disc(isRising ? 24 + r() * 12 : 64 + r() * 12, 22 + r() * 8, 11, b) +
      each(6, (i) => {
        const step = isRising ? i : 5 - i
        return box(i * 17, 84 - step * 13, 17.4, 100, i === lit ? b : i % 2 ? d : m)
      })
    )
  },
  // 13 halftone: dots that grow
  (r, [d, m, b, l]) => {
    const [across, turn] = [r() > 0.5, r() > 0.5]
    const odd = whole(r, 0, 48)
    return (
      ground(m) +
      each(49, (i) => {
        const [x, y] = [i % 7, Math.floor(i / 7)]
        const size = (across ? x : y) / 6
        return disc(
          x * 14 + 8,
          y * 14 + 8,
          1.4 + (turn ? size : 1 - size) * 6.2,
          i === odd ? l : at([b, d], y),
        )
      })
    )
  },
  // 14 rainbow: arcs around a corner
  (r, [d, m, b, l]) => {
    const [x, y] = [r() > 0.5 ? 6 : 94, 96 + r() * 4]
    const first = 88 + r() * 10
    return ground(d) + each(5, (i) => disc(x, y, first - i * (13 + r() * 3), at([m, b, l, b, d], i)))
  },
  // 15 windows: a house at night
  (r, [d, m, b, l]) =>
    ground(m) +
    box(12, 8 + r() * 8, 76, 100, d, 3) +
    each(20, (i) => {
      const lit = r()
      const [x, y] = [20 + (i % 4) * 16, 22 + Math.floor(i / 4) * 16]
      return box(x, y, 11, 10, lit > 0.8 ? l : lit > 0.5 ? b : m, 1.5)
    }),
  // 16 peaks: mountains under a sun
  (r, [d, m, b, l]) => {
    const [left, right] = [22 + r() * 14, 62 + r() * 16]
    const [high, low] = [20 + r() * 12, 36 + r() * 12]
    return (
      ground(b) +
      disc(36 + r() * 30, 26 + r() * 6, 14, l) +
      shape([right - 52, 100, right, high, right + 52, 100], m) +
      shape([right - 10, high + 18, right, high, right + 10, high + 18, right + 2, high + 14], l) +
      shape([left - 50, 100, left, low, left + 58, 100], d)
    )
  },
  // 17 keys: a piano from above
  (r, [d, m, b, l]) => {
    const [pressed, black] = [whole(r, 0, 5), whole(r, 0, 1)]
    return (
      ground(d) +
      each(6, (i) => box(4 + i * 15.6, 14, 14, 92, i === pressed ? b : l, 3)) +
      each(5, (i) => (i % 3 === 2 - black ? '' : box(14.6 + i * 15.6, 8, 9.4, 52, d, 2))) +
      box(0, 0, 100, 16, m)
    )
  },
  // 18 cassette: two reels
  (r, [d, m, b, l]) => {
    const [left, right] = [8 + r() * 6, 8 + r() * 6]
    const y = 46 + r() * 4
    return (
      ground(m) +
      box(8, 20, 84, 60, d, 7) +
      box(16, 27, 68, 38, b, 4) +
      box(28, y - 11, 44, 22, d, 11) +
      disc(38, y, left * 0.8, l) +
      disc(62, y, right * 0.8, l) +
      disc(38, y, 3.4, d) +
      disc(62, y, 3.4, d) +
      shape([28, 80, 33, 68, 67, 68, 72, 80], m)
    )
  },
  // 19 planet: a disc with a ring
  (r, [d, m, b, l]) => {
    const [x, y, tilt] = [44 + r() * 12, 44 + r() * 12, -28 + r() * 20]
    const ring = (from: number, to: number) =>
      `<path d="M${n(x + from * 44)} ${n(y)}A44 12 0 0 1 ${n(x + to * 44)} ${n(y)}" fill="none" stroke="${l}" stroke-width="4.4" transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"/>`
    return (
      ground(d) +
      each(9, () => disc(r() * 100, r() * 100, 0.6 + r(), l)) +
      ring(-1, 1) +
      disc(x, y, 27, b) +
      `<path d="M${n(x - 27)} ${n(y)}A27 27 0 0 0 ${n(x + 27)} ${n(y)}Z" fill="${m}"/>` +
      ring(1, -1)
    )
  },
  // 20 ribbons: wide diagonal stripes
  (r, [d, m, b, l]) => {
    const [angle, gap] = [28 + r() * 34, 17 + r() * 6]
    const first = whole(r, 0, 3)
    return (
      ground(m) +
      `<g transform="rotate(${n(r() > 0.5 ? angle : -angle)} 50 50)">` +
      each(8, (i) => box(-40, i * gap - 26, 180, gap * (0.4 + r() * 0.5), at([d, b, d, l], i + first))) +
      '</g>'
    )
  },
  // 21 bloom: petals
  (r, [d, m, b, l]) => {
    const [count, turn] = [whole(r, 6, 9), r() * 60]
    const [x, y] = [46 + r() * 8, 46 + r() * 8]
    return (
      ground(d) +
      each(
        count,
        (i) =>
          `<ellipse cx="${n(x)}" cy="${n(y - 24)}" rx="${n(62 / count)}" ry="20" fill="${i % 2 ? m : b}" transform="rotate(${n(turn + (i * 360) / count)} ${n(x)} ${n(y)})"/>`,
      ) +
      disc(x, y, 12, l)
    )
  },
  // 22 bolt: one zigzag
  (r, [d, m, b, l]) => {
    const [x, bend] = [46 + r() * 14, 12 + r() * 8]
    return (
      ground(b) +
      disc(x - 4, 50, 40, m) +
      shape(
        [x + 6, 6, x - bend - 12, 54, x - 3, 54, x - 12, 96, x + bend + 14, 40, x + 4, 40, x + 18, 6],
        l,
      ) +
      box(0, 92, 100, 8, d)
    )
  },
  // 23 road: to the horizon
  (r, [d, m, b, l]) => {
    const [x, horizon] = [34 + r() * 32, 40 + r() * 10]
    return (
      ground(b) +
      disc(x + 14 - r() * 28, horizon - 4, 17, l) +
      box(0, horizon, 100, 100, m) +
      shape([x - 3, horizon, x + 3, horizon, 92, 100, 8, 100], d) +
      each(4, (i) => {
        const [near, far] = [0.18 + i * 0.24, 0.29 + i * 0.26]
        const centre = (way: number) => x + (50 - x) * way
        const y = (way: number) => horizon + (100 - horizon) * way
        return shape(
          [
            centre(near) - near * 2,
            y(near),
            centre(near) + near * 2,
            y(near),
            centre(far) + far * 2,
            y(far),
            centre(far) - far * 2,
            y(far),
          ],
          l,
        )
      })
    )
  },
  // 24 rain: a cloud and its drops
  (r, [d, m, b, l]) => {
    const x = 42 + r() * 14
    return (
      ground(m) +
      each(18, () => {
        const [left, top] = [r() * 100, 46 + r() * 44]
        return `<path d="M${n(left)} ${n(top)}l-3.4 9" stroke="${b}" stroke-width="2.2" stroke-linecap="round"/>`
      }) +
      disc(x - 18, 40, 15, l) +
      disc(x + 2, 32, 20, l) +
      disc(x + 22, 41, 14, l) +
      box(x - 32, 40, 68, 15, l, 7) +
      box(0, 92 - r() * 3, 100, 12, d)
    )
  },
  // 25 totem: shapes on each other
  (r, [d, m, b, l]) => {
    const x = 42 + r() * 16
    const colours = r() > 0.5 ? [b, l, m, b] : [l, b, l, m]
    return (
      ground(d) +
      each(4, (i) => {
        const [y, colour] = [8 + i * 21, at(colours, i)]
        const kind = whole(r, 0, 3)
        if (kind === 0) return disc(x, y + 10.5, 10.5, colour)
        if (kind === 1) return shape([x - 17, y + 21, x, y, x + 17, y + 21], colour)
        if (kind === 2) return box(x - 14, y, 28, 21, colour, 4)
        return `<path d="M${n(x - 16)} ${n(y + 21)}A16 20 0 0 1 ${n(x + 16)} ${n(y + 21)}Z" fill="${colour}"/>`
      }) +
      box(0, 92, 100, 8, m)
    )
  },
  // 26 tent: stripes that meet
  (r, [d, m, b, l]) => {
    const [x, top] = [40 + r() * 20, 14 + r() * 10]
    return (
      ground(d) +
      each(8, (i) => shape([x, top, -10 + i * 15, 88, 5 + i * 15, 88], i % 2 ? l : b)) +
      box(0, 84, 100, 16, m) +
      disc(x, top, 5, l)
    )
  },
  // 27 halves: two half discs that miss each other
  (r, [d, m, b, l]) => {
    const [slip, size] = [8 + r() * 16, 30 + r() * 6]
    const half = (x: number, y: number, sweep: 0 | 1, colour: string) =>
      `<path d="M${n(x)} ${n(y - size)}A${n(size)} ${n(size)} 0 0 ${sweep} ${n(x)} ${n(y + size)}Z" fill="${colour}"/>`
    return (
      ground(m) +
      box(0, 0, 50, 100, d) +
      half(50, 50 - slip, 0, b) +
      half(50, 50 + slip, 1, l) +
      disc(r() > 0.5 ? 78 : 22, r() > 0.5 ? 16 : 84, 5, b)
    )
  },
  // 28 diamonds: one in the other
  (r, [d, m, b, l]) => {
    const [x, y, gap] = [44 + r() * 12, 44 + r() * 12, 12 + r() * 3]
    return (
      ground(m) +
      each(5, (i) => {
        const size = 66 - i * gap
        return shape([x, y - size, x + size, y, x, y + size, x - size, y], at([d, b, d, m, l], i))
      })
    )
  },
  // 29 skyline: houses before a large moon
  (r, [d, m, b, l]) => {
    const x = 34 + r() * 32
    return (
      ground(m) +
      disc(x, 46, 28 + r() * 6, l) +
      each(8, (i) => box(i * 13 - 2, 56 - r() * 22, 13.6, 60, b)) +
      each(6, (i) => box(i * 18 - 4, 76 - r() * 16, 18.6, 60, d))
    )
  },
]

/** In four variants: mirrored or not, and with the two middle colours exchanged or not. */
const varied =
  (draw: Composition): Composition =>
  (r, [d, m, b, l]) => {
    const [isMirrored, isExchanged] = [r() > 0.5, r() > 0.5]
    const body = draw(r, isExchanged ? [d, b, m, l] : [d, m, b, l])
    return isMirrored ? `<g transform="matrix(-1 0 0 1 100 0)">${body}</g>` : body
  }

/** Compositions 10 to 29. */
export const MORE_COMPOSITIONS: readonly Composition[] = TWENTY.map(varied)
