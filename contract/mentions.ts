/** A name ends where no letter, digit or combining sign follows. */
const CONTINUES = /^[\p{L}\p{M}\p{N}]/u

/**
 * Whether a text names a member: `@` and the whole nickname, in any case, not followed by a letter or digit.
 * So `@harin` is no mention in `@harin2`, which is another member.
 */
export function isMentioned(text: string, nickname: string): boolean {
  const [inText, name] = [folded(text), `@${folded(nickname)}`]
  if (name === '@') return false
  for (let at = inText.indexOf(name); at !== -1; at = inText.indexOf(name, at + 1))
    if (!CONTINUES.test(inText.slice(at + name.length))) return true
  return false
}

/** Nicknames are unique without regard to case. Composed, because keyboards of some systems write jamo. */
const folded = (text: string) => text.normalize('NFC').toLowerCase()
