import { vi } from 'vitest'

/** What a phone has and jsdom lacks: a picture decoder, a canvas, a camera; only what the app uses. */
export function fakeDevices({ jpeg }: { jpeg: Uint8Array<ArrayBuffer> }) {
  const drawn: number[][] = []
  const closed = vi.fn()
  const stopped = vi.fn()
  /** `works`, or the name of the error that requesting it fails with. Null: there is no such API. */
  const phone: { camera: string | null; /** What is drawn. */ seeThrough: boolean } = {
    camera: 'NotAllowedError',
    seeThrough: false,
  }

  const bitmap = (width: number, height: number) => ({ width, height, close: closed })
  const isJpeg = async (file: Blob) => new Uint8Array(await file.arrayBuffer())[0] === 0xff
  vi.stubGlobal('createImageBitmap', async (source: Blob | HTMLVideoElement) => {
    if (!(source instanceof Blob)) return bitmap(1280, 720)
    if (await isJpeg(source)) return bitmap(4000, 3000)
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
  })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        clearRect: () => {},
        fillRect: () => {},
        drawImage: (_picture: unknown, ...numbers: number[]) => drawn.push(numbers),
        getImageData: () => ({ data: [0, 0, 0, phone.seeThrough ? 0 : 255] }),
      }) as unknown as null,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([jpeg], { type: 'image/jpeg' })),
  )
  const asked = vi.fn(async (_wanted: MediaStreamConstraints) => {
    if (phone.camera === 'works') return { getTracks: () => [{ stop: stopped }] }
    throw new DOMException('', phone.camera ?? '')
  })
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    get: () => (phone.camera === null ? undefined : { getUserMedia: asked }),
  })
  /** Whether the file picker was asked for. */
  const filesOpened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})

  return { phone, drawn, asked, stopped, filesOpened }
}
