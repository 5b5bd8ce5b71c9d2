import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The app's icon fills the square; the other has the margin that systems cut into their own shapes. */
const PLAIN = 'public/app-icon.svg'
const MASKABLE = 'public/app-icon-maskable.svg'
const SIZES = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512]
const MASKABLE_SIZES = [192, 512]
/** iOS rounds the corners itself. */
const APPLE_SIZES = [120, 152, 167]
const SHORTCUT_SIZE = 96

/** The icons of the tabs and the chat, as in `src/ui/icons`. */
const SHORTCUTS = {
  join:
    '<path d="M12 21.2c-1.5 0-8.9-9.3-8.9-13.6 0-3.2 4.6-4.4 8.9-4.4s8.9 1.2 8.9 4.4c0 4.3-7.4 13.6-8.9 13.6Z"/>' +
    '<path d="M12 7.2v6.2M8.9 10.3h6.2"/>',
  chat: '<path d="M12 4.2c5 0 8.8 3.2 8.8 7.4S17 19 12 19c-.9 0-1.7-.1-2.5-.3L5 20.8l.7-3.7c-1.6-1.4-2.5-3.3-2.5-5.5 0-4.2 3.8-7.4 8.8-7.4Z"/>',
  my: '<circle cx="12" cy="8.1" r="4.3"/><path d="M4 20.4c.7-3.9 4-6 8-6s7.3 2.1 8 6"/>',
}

const shortcut = (paths) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#1D1D22"/>` +
  `<g transform="translate(12 12)" fill="none" stroke="#F5F5F7" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`

/** Only the white letter: systems show it in one colour, in the status bar. */
const letterOf = (svg) => svg.replace(/<rect[^>]*\/>/, '')

/**
 * Every picture that is made of the two sources, by its path under `public`.
 *
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function drawIcons() {
  const [plain, maskable] = await Promise.all([PLAIN, MASKABLE].map((path) => readFile(path, 'utf8')))
  const pictures = [
    ...SIZES.map((size) => [`icons/${size}.png`, plain, size]),
    ...MASKABLE_SIZES.map((size) => [`icons/maskable-${size}.png`, maskable, size]),
    ...APPLE_SIZES.map((size) => [`icons/apple-${size}.png`, plain, size]),
    ['app-icon-180.png', plain, 180],
    ['icons/badge-96.png', letterOf(plain), 96],
    ...Object.entries(SHORTCUTS).map(([name, paths]) => [
      `icons/shortcut-${name}.png`,
      shortcut(paths),
      SHORTCUT_SIZE,
    ]),
  ]
  return Object.fromEntries(
    await Promise.all(pictures.map(async ([path, svg, size]) => [path, await draw(svg, size)])),
  )
}

const draw = (svg, size) =>
  // drawn at its own size, not enlarged: 72 dpi is one pixel for each unit of the picture
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer()
