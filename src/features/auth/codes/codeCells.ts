/** Pure rules of CodeBoxes. A cell holds one digit or ''. */

/** Keeps only digits, including full-width ones of a Korean keyboard ('１２'). */
export const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

export const spread = (value: string, length: number) =>
  Array.from({ length }, (_, index) => value[index] ?? '')

export const joined = (cells: readonly string[]) => cells.join('')

export const filledFrom = (cells: readonly string[], digits: string, start: number) =>
  cells.map((cell, index) => digits[index - start] ?? cell)

export const eraseAt = (cells: readonly string[], at: number) =>
  cells.map((cell, index) => (index === at ? '' : cell))
