/** Pure rules of CodeBoxes: cells hold one digit or ''. */

/** Digits of any width ('１２' from a Korean keyboard counts), everything else dropped. */
export const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

export const spread = (value: string, length: number) =>
  Array.from({ length }, (_, index) => value[index] ?? '')

export const joined = (cells: readonly string[]) => cells.join('')

export const filledFrom = (cells: readonly string[], digits: string, start: number) =>
  cells.map((cell, index) => digits[index - start] ?? cell)

export const eraseAt = (cells: readonly string[], at: number) =>
  cells.map((cell, index) => (index === at ? '' : cell))
