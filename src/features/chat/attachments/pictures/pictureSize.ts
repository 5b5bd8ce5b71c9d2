/** The limits of a bubble (docs/interface.md "Chat bubble"). */
const WIDTH_MAX_PX = 252
const OWN_WIDTH_MAX_PX = 272
/** Leaves room for messages above and below a portrait or a screenshot of a page. */
const HEIGHT_MAX_PX = 320
/** Room for the upload ring with its button, and for 다시 시도. */
const WIDTH_MIN_PX = 132
const HEIGHT_MIN_PX = 104

interface Size {
  widthPx: number
  heightPx: number
}

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)

/**
 * The size of a picture in its bubble, in CSS px, known before it is loaded. Very long or wide pictures are
 * cropped.
 */
export function sizeInBubble({ widthPx, heightPx }: Size, mine: boolean): Size {
  const widthMax = mine ? OWN_WIDTH_MAX_PX : WIDTH_MAX_PX
  const scale = Math.min(1, widthMax / widthPx, HEIGHT_MAX_PX / heightPx)
  return {
    widthPx: Math.round(between(WIDTH_MIN_PX, widthPx * scale, widthMax)),
    heightPx: Math.round(between(HEIGHT_MIN_PX, heightPx * scale, HEIGHT_MAX_PX)),
  }
}
