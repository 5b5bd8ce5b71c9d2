import sharp, { type Sharp } from 'sharp'

const RED = { r: 209, g: 42, b: 29 }

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } })

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

/** A phone's photo: lying on its side, with place and owner in its metadata. */
export const aPhoto = (width = 1600, height = 1200) =>
  bytesOf(
    plain(width, height)
      .withExif({
        IFD0: { Artist: 'somebody private' },
        IFD3: { GPSLatitude: '37/1 33/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  )

export const aGreyPhoto = () => bytesOf(plain(40, 30).toColourspace('b-w').jpeg())

export const aSeeThroughPng = () =>
  bytesOf(sharp({ create: { width: 40, height: 30, channels: 4, background: { ...RED, alpha: 0.5 } } }).png())

export const aWebp = () => bytesOf(plain(40, 30).webp())
export const aGif = () => bytesOf(plain(40, 30).gif())
export const aTiff = () => bytesOf(plain(40, 30).tiff())

/** A picture whose script would run in the viewer's browser. */
export const anSvg = () =>
  new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )

/** The metadata of a picture. */
export const factsOf = (bytes: Uint8Array) => sharp(bytes).metadata()

/** A file as a form carries it. */
export const asFile = (
  bytes: Uint8Array<ArrayBuffer> | string,
  name = 'room.jpg',
  type = 'image/jpeg',
): File => new File([bytes], name, { type })
