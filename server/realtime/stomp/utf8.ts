const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** UTF-8 size of a text, a lone surrogate counted as a replacement character. Also runs in a browser tab. */
export function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) continue
    if (unit < 0x800) bytes += 1
    else if (isHigh(unit) && isLow(text.charCodeAt(i + 1))) {
      bytes += 2
      i += 1
    } else bytes += 2
  }
  return bytes
}

/** A surrogate pair split between two chunks is 4 bytes once joined, but 3 + 3 counted apart. */
export const endsInPair = (before: string): boolean => isHigh(before.charCodeAt(before.length - 1))
export const startsInPair = (after: string): boolean => isLow(after.charCodeAt(0))
