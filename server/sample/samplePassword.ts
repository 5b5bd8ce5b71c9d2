/** Without similar letters and digits, because the password is read from a terminal and typed on a phone. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

/**
 * A valid password: 8 to 12 letters and digits, at least one of each. Random, because it opens accounts on
 * any network that reaches the server.
 */
export function samplePassword(): string {
  return draw(LETTERS, 6) + draw(DIGITS, 4)
}

/** Draws again above the largest multiple, so that all characters are equally likely. */
function draw(alphabet: string, count: number): string {
  let text = ''
  while (text.length < count) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < 256 - (256 % alphabet.length)) text += alphabet[byte % alphabet.length]
  }
  return text
}
