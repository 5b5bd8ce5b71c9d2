import { at, hash, n, random } from './hash.ts'
import { memberPaletteOf } from './palettes.ts'

const SKIN = ['#F6D9C2', '#EFC9AC', '#E3B58F', '#F9E2D0']
const HAIR = ['#1B1719', '#2B1D1A', '#4A2C22', '#6A4630', '#15161C']
/** A simple portrait, sometimes with headphones. Seed: `member-{memberId}`. */
export function memberSvg(seed: string) {
  const h = hash('m' + seed),
    r = random(h),
    [d, m, b, l] = memberPaletteOf(seed)
  const skin = at(SKIN, h),
    hair = at(HAIR, h >>> 3),
    style = (h >>> 6) % 7,
    phones = (h >>> 10) % 3 === 0,
    top = (h >>> 12) % 2 ? b : l
  const bg = top === b ? m : (h >>> 14) % 2 ? m : b
  const body = top === b && bg === b ? l : top
  let back = '',
    front = ''
  const cap = `M30.5 41C29 25 38 17 50 17s21 8 19.5 24`
  if (style === 0) front = `<path d="${cap}c-4-7-10-10-16-10-9 1-16 3-23.5 10Z" fill="${hair}"/>`
  if (style === 1) {
    back = `<path d="M28 44c-1-18 8-28.5 22-28.500S73 26 72 44l2 22c-7 4-41 4-48 0Z" fill="${hair}"/>`
    front = `<path d="${cap}c-8-2-13-6-17-12-4 7-12 10-22.5 12Z" fill="${hair}"/>`
  }
  if (style === 2) {
    back = `<circle cx="50" cy="13.5" r="8" fill="${hair}"/>`
    front = `<path d="${cap}c-3-8-10-11.5-19.5-11.500S34 33 30.5 41Z" fill="${hair}"/>`
  }
  if (style === 3)
    front = `<g fill="${hair}"><circle cx="35" cy="30" r="8.5"/><circle cx="44" cy="22.5" r="9"/><circle cx="56" cy="22" r="9"/><circle cx="65" cy="30" r="8.5"/><circle cx="50" cy="27" r="8"/><circle cx="31.5" cy="38" r="5"/><circle cx="68.5" cy="38" r="5"/></g>`
  if (style === 4)
    front = `<path d="M30 32c0-13 8-20.5 20-20.500S70 19 70 32Z" fill="${d}"/><rect x="28.5" y="28" width="43" height="9.5" rx="4" fill="${body}"/>`
  if (style === 5) {
    back = `<path d="M29 42c-2-17 8-26.5 21-26.500S73 25 71 42v14c0 4-42 4-42 0Z" fill="${hair}"/>`
    front = `<path d="M30.5 40.500C30 24 38 17 50 17s20 7 19.5 23.500c-13-2-26-2-39 0Z" fill="${hair}"/>`
  }
  if (style === 6)
    front = `<path d="M30.5 40C27 26 35 14 52 15.500c12 1 19 9 17.5 24.5-2-6-5-9-9-10.5-9 3-20 2-24-2-3 3-5 7-6 12.500Z" fill="${hair}"/>`
  const hp = phones
    ? `<path d="M29.5 44C28 26 37 16 50 16s22 10 20.5 28" fill="none" stroke="#F5F5F7" stroke-width="4.2"/><rect x="24.5" y="38.5" width="9" height="15" rx="4.5" fill="#E4232E"/><rect x="66.5" y="38.5" width="9" height="15" rx="4.5" fill="#E4232E"/>`
    : ''
  return `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="100" height="100" fill="${bg}"/><circle cx="${n(10 + r() * 80)}" cy="${n(10 + r() * 24)}" r="34" fill="${bg === m ? d : m}" opacity=".35"/>${back}<path d="M12 104c0-21 15-29 38-29s38 8 38 29Z" fill="${body}"/><path d="M42 60h16v14c0 4.5-3.6 8-8 8s-8-3.5-8-8Z" fill="${skin}"/><path d="M42 64h16v4c-4 4.5-12 4.5-16 0Z" fill="#000" opacity=".12"/><path d="M31.5 42c0-13 8-21 18.5-21s18.5 8 18.5 21c0 15-8 26-18.5 26s-18.5-11-18.5-26Z" fill="${skin}"/>${front}${hp}</svg>`
}
