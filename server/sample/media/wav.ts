/** A mono WAV file from samples between -1 and 1. */
export function wavOf(samples: Float32Array, rateHz: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const write = (at: number, text: string) =>
    [...text].forEach((char, nth) => view.setUint8(at + nth, char.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true) // size of the format chunk
  view.setUint16(20, 1, true) // PCM
  view.setUint16(22, 1, true) // one channel
  view.setUint32(24, rateHz, true)
  view.setUint32(28, rateHz * 2, true) // bytes per second
  view.setUint16(32, 2, true) // bytes per sample
  view.setUint16(34, 16, true) // bits per sample
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, nth) =>
    view.setInt16(44 + nth * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true),
  )
  return new Uint8Array(view.buffer)
}
