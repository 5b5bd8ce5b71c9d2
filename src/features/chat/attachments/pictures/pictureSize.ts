/** Of a bubble (docs/interface.md "Chat bubble"). */
const WIDTH_MAX_PX = 252
const OWN_WIDTH_MAX_PX = 272
/** A portrait, or the picture of a whole page, leaves room for the words around it. */
const HEIGHT_MAX_PX = 320
/** There must be room for the ring with its button, and for 다시 시도. */
const WIDTH_MIN_PX = 132
const HEIGHT_MIN_PX = 104

interface Size {
  widthPx: number
  heightPx: number
}

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)

/** How large a picture is drawn in its bubble, in CSS px; known before it is loaded. What is much longer than wide is cut at its ends. */
export function sizeInBubble({ widthPx, heightPx }: Size, mine: boolean): Size {
  const widthMax = mine ? OWN_WIDTH_MAX_PX : WIDTH_MAX_PX
  const scale = Math.min(1, widthMax / widthPx, HEIGHT_MAX_PX / heightPx)
  return {
    widthPx: Math.round(between(WIDTH_MIN_PX, widthPx * scale, widthMax)),
    heightPx: Math.round(between(HEIGHT_MIN_PX, heightPx * scale, HEIGHT_MAX_PX)),
  }
}
