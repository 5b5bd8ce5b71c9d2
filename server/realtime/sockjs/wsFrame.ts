const FINAL_TEXT = 0x81

/**
 * Encodes one WebSocket text message as a server sends it (RFC 6455 5.2: unmasked). It is written straight to
 * the socket instead of with `ws.send`, which would build header and payload anew for each of 500 receivers.
 */
export function wsTextFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const headBytes = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(headBytes + length)
  frame[0] = FINAL_TEXT
  if (headBytes === 2) frame[1] = length
  else if (headBytes === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, headBytes)
  return frame
}
