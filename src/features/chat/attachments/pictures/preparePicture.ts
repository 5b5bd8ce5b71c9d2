import { IMAGE_MAX_BYTES } from '#contract/limits.ts'
import type { PickedPicture } from '#src/features/chat/delivery/uploads/pickedFile.ts'
import { readPicture } from '#src/lib/pictures/pictures.ts'
import { shrunk } from '#src/lib/pictures/shrinkPicture.ts'

/** Why a chosen file cannot be sent. */
type Refusal = 'notPicture' | 'heic' | 'unreadable' | 'tooBig'

export const REFUSAL_TEXT: Readonly<Record<Refusal, string>> = {
  notPicture: '사진이 아닌 파일은 보낼 수 없습니다.',
  heic: '이 브라우저는 HEIC 사진을 읽지 못합니다. JPG로 바꿔 다시 골라 주세요.',
  unreadable: '사진을 읽지 못했습니다. 다른 사진을 골라 주세요.',
  tooBig: '줄여도 10MB가 넘는 사진입니다. 더 작은 사진을 골라 주세요.',
}

export type Prepared = { picture: PickedPicture } | { refusal: Refusal }

/**
 * Prepares a picture for sending: upright, scaled down and without camera metadata; of an animation the first
 * frame.
 */
export async function preparePicture(file: File): Promise<Prepared> {
  const bitmap = await readPicture(file)
  if (!bitmap) return { refusal: whyUnreadable(file) }
  try {
    const small = await shrunk(bitmap)
    if (!small) return { refusal: 'unreadable' }
    const { blob, widthPx, heightPx } = small
    if (blob.size > IMAGE_MAX_BYTES) return { refusal: 'tooBig' }
    return { picture: { kind: 'IMAGE', file: blob, widthPx, heightPx } }
  } finally {
    // 12 million pixels hold 48 MB until garbage collection
    bitmap.close()
  }
}

/** Decoding has failed already; the name and type only choose the text. */
function whyUnreadable({ name, type }: File): Refusal {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return 'heic'
  return type !== '' && !type.startsWith('image/') ? 'notPicture' : 'unreadable'
}
