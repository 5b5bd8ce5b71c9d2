/** What follows a name in the same word in Korean: an honorific, a particle, or both. */
const PARTICLES =
  '이|가|은|는|을|를|의|와|과|도|만|아|야|랑|이랑|나|이나|에게|한테|께|께서|에게서|한테서|부터|까지|처럼|보다|요|이요'
const ENDING = new RegExp(`^(?:(?:님|씨)?(?:${PARTICLES})?)(?![\\p{L}\\p{M}\\p{N}])`, 'u')

/**
 * Whether a text names a member: `@` and the whole nickname, in any case, alone or with an honorific or a
 * particle (`@harin님이`). `@harin` is no mention in `@harin2`, which is another member.
 */
export function isMentioned(text: string, nickname: string): boolean {
  const [inText, name] = [folded(text), `@${folded(nickname)}`]
  if (name === '@') return false
  for (let at = inText.indexOf(name); at !== -1; at = inText.indexOf(name, at + 1))
    if (ENDING.test(inText.slice(at + name.length))) return true
  return false
}

/** Nicknames are unique without regard to case. Composed, because keyboards of some systems write jamo. */
const folded = (text: string) => text.normalize('NFC').toLowerCase()
