/** No letters or digits that look alike, since it is read from a terminal and typed on a phone. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

/** Within the password rule: 8 to 12 letters and digits, both kinds. Random: it opens accounts on whatever network this runs in. */
export function samplePassword(): string {
  return draw(LETTERS, 6) + draw(DIGITS, 4)
}

/** Redrawn above the largest multiple, so that every character is equally likely. */
function draw(alphabet: string, count: number): string {
  let text = ''
  while (text.length < count) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < 256 - (256 % alphabet.length)) text += alphabet[byte % alphabet.length]
  }
  return text
}
