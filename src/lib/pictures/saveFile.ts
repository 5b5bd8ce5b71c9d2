/** The object URL is revoked after this time; the browser has started the download by then. */
const TAKEN_OVER_AFTER_MS = 30_000

/**
 * Downloads a file of the server. The file extension follows from its media type. The file is read first,
 * because a plain link would save an error answer too. False when it could not be read.
 */
export async function saveFile(url: string, name: string): Promise<boolean> {
  const file = await readFile(url)
  if (!file) return false
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}${endingOf(file.type)}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER_AFTER_MS)
  return true
}

/**
 * A file may come from the files' store, which is another origin (docs/operations.md "Files in S3"). What a
 * picture on the page has cached from there may lack the header that a fetch needs, so a fetch that fails is
 * repeated past the cache.
 */
const readFile = async (url: string): Promise<Blob | null> =>
  (await readOnce(url)) ?? readOnce(url, { cache: 'reload' })

async function readOnce(url: string, options?: RequestInit): Promise<Blob | null> {
  try {
    const response = await fetch(url, options)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

/** The media types of stored pictures and sounds. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/png': '.png',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'audio/webm': '.webm',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
}

const endingOf = (mime: string) => ENDINGS[mime.split(';')[0]!.trim()] ?? ''
