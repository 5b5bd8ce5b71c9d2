import { Bits } from './bits.ts'
import { fold } from './folding.ts'
import { initialsOf } from './typed.ts'

/** Names in one row, each ended by a 0. */
export interface NameText {
  units: Uint16Array
  /** The same row with every syllable by its initial. */
  initials: Uint16Array
  /** Which name a position belongs to. */
  nameAt: Int32Array
  /** Where each name begins. */
  startOf: Int32Array
  /** Positions at which a word begins, other than the first of a name. */
  laterWords: Bits
  /** Names with Hangul in them, which alone can be found by initials. */
  withHangul: Bits
}

export function nameText(names: readonly string[]): NameText {
  const folded = names.map(fold)
  const size = folded.reduce((sum, { units }) => sum + units.length + 1, 0)
  const text: NameText = {
    units: new Uint16Array(size),
    initials: new Uint16Array(size),
    nameAt: new Int32Array(size),
    startOf: new Int32Array(names.length),
    laterWords: new Bits(size),
    withHangul: new Bits(names.length),
  }
  let position = 0
  for (const [name, { units, wordStarts }] of folded.entries()) {
    const initials = initialsOf(units)
    text.startOf[name] = position
    if (initials !== units) text.withHangul.add(name)
    for (const start of wordStarts) if (start > 0) text.laterWords.add(position + start)
    for (let i = 0; i < units.length; i += 1) {
      text.units[position + i] = units.charCodeAt(i)
      text.initials[position + i] = initials.charCodeAt(i)
    }
    text.nameAt.fill(name, position, position + units.length + 1)
    position += units.length + 1
  }
  return text
}
