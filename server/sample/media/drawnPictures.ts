/** The pictures of the sample messages, drawn pixel by pixel. */
export type PictureName = 'poster' | 'score' | 'stage'

const WIDTH_PX = 480
const HEIGHT_PX = 640

type Colour = readonly [red: number, green: number, blue: number]

/** The colour at a position; x and y from 0 to 1, from the upper left. */
const PICTURES: Readonly<Record<PictureName, (x: number, y: number) => Colour>> = {
  /** A low sun over water. */
  poster(x, y) {
    const fromSun = Math.hypot(x - 0.5, (y - 0.42) * (HEIGHT_PX / WIDTH_PX))
    const isCut = y > 0.42 && (y * 26) % 1 < (y - 0.42) * 1.6
    if (fromSun < 0.28 && !isCut) return between([255, 214, 102], [240, 68, 56], (y - 0.2) * 2.2)
    return y < 0.68
      ? between([35, 16, 54], [120, 28, 70], y / 0.68)
      : between([18, 10, 34], [64, 20, 60], 1 - y)
  },
  /** A sheet with five staves. */
  score(x, y) {
    const paper = between([250, 246, 236], [232, 224, 208], Math.hypot(x - 0.4, y - 0.3))
    const stave = Math.floor((y - 0.08) / 0.18)
    const within = (y - 0.08 - stave * 0.18) / 0.09
    if (x < 0.08 || x > 0.92 || stave < 0 || stave > 4 || within > 1.5) return paper
    const note = Math.floor((x - 0.14) / 0.09)
    const noteX = 0.18 + note * 0.09
    const noteY = (1 + ((note * 5 + stave * 3) % 6)) / 7
    const fromNote = Math.hypot((x - noteX) * 40, (within - noteY) * 9)
    const isStem = Math.abs(x - noteX - 0.022) < 0.003 && within < noteY && within > noteY - 0.7
    if (note >= 0 && note < 8 && (fromNote < 1 || isStem)) return [28, 26, 32]
    return within >= 0 && within <= 1.02 && (within * 4) % 1 < 0.09 ? [96, 92, 98] : paper
  },
  /** Lights over a small stage. */
  stage(x, y) {
    let [red, green, blue] = between([12, 12, 20], [30, 22, 40], y)
    for (const [lampX, tint] of LAMPS) {
      const spread = 0.02 + y * 0.2
      const light = y < 0.82 ? Math.max(0, 1 - Math.abs(x - lampX - (0.5 - lampX) * y * 0.4) / spread) : 0
      red += tint[0] * light * (0.9 - y * 0.6)
      green += tint[1] * light * (0.9 - y * 0.6)
      blue += tint[2] * light * (0.9 - y * 0.6)
    }
    if (y > 0.82) [red, green, blue] = between([62, 40, 34], [24, 16, 18], (y - 0.82) / 0.18)
    return [red, green, blue]
  },
}

const LAMPS: readonly [x: number, tint: Colour][] = [
  [0.2, [200, 40, 60]],
  [0.5, [220, 180, 110]],
  [0.8, [50, 90, 210]],
]

function between(one: Colour, other: Colour, share: number): Colour {
  const at = Math.max(0, Math.min(1, share))
  const mixed = (nth: 0 | 1 | 2) => one[nth] + (other[nth] - one[nth]) * at
  return [mixed(0), mixed(1), mixed(2)]
}

/** A PNG. It is stored like any uploaded photo. */
export async function drawnPicture(name: PictureName): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8ClampedArray((WIDTH_PX * 3 + 1) * HEIGHT_PX)
  let at = 0
  for (let y = 0; y < HEIGHT_PX; y += 1) {
    at += 1 // filter type 0: none
    for (let x = 0; x < WIDTH_PX; x += 1) {
      rows.set(PICTURES[name](x / WIDTH_PX, y / HEIGHT_PX), at)
      at += 3
    }
  }
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, WIDTH_PX)
  head.setUint32(4, HEIGHT_PX)
  head.setUint16(8, 0x0802) // 8 bits for each channel, colour type 2: RGB
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const chunks = [
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('IDAT', await packed(rows)),
    chunk('IEND'),
  ]
  return new Uint8Array(await new Blob([signature, ...chunks]).arrayBuffer())
}

async function packed(rows: Uint8ClampedArray<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(name: string, data = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)))
  return bytes
}

/** CRC-32, as PNG requires. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
