/** How long a browser may take to begin a download before its file is let go of. */
const TAKEN_OVER_AFTER_MS = 30_000

/**
 * Puts a file of the server's among the downloads, without its ending when the server names none. It is read first: a link alone
 * would save whatever is answered, an error too. False: it could not be read.
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

async function readFile(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

/** What is kept of pictures and sounds of rooms. */
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
