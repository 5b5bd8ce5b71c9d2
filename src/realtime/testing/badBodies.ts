/** A valid message; the bad bodies are variations of it. */
export const message = {
  messageId: 7,
  roomId: 5,
  senderId: 2,
  senderName: 'bo',
  content: '안녕',
  timestamp: '2026-01-01T00:00:00.000Z',
}
const { messageId: _messageId, ...noMessageId } = message
const { roomId: _roomId, ...noRoomId } = message
const { senderId: _senderId, ...noSenderId } = message
const { senderName: _senderName, ...noSenderName } = message
const { content: _content, ...noContent } = message
const { timestamp: _timestamp, ...noTimestamp } = message
const read = { memberId: 2, nickname: 'bo', roomId: 5, messageId: 9 }
const attachment = { attachmentId: 3, url: '/room-files/a.jpg', mime: 'image/jpeg', bytes: 10 }

const event = (type: unknown, data: unknown) => JSON.stringify({ type, data })
const aMessage = (facts: object) => event('MESSAGE', { ...message, ...facts })
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/**
 * Bodies of MESSAGE frames that are not events, each with its fault. None of them may change anything or
 * throw (docs/product/chat.md "Connection strip").
 */
export const BAD_BODIES: readonly (readonly [wrong: string, body: string])[] = [
  // not JSON
  ['an empty body', ''],
  ['white space', ' \n\t '],
  ['plain text', 'not json'],
  ['an HTML page', '<!doctype html><title>502 Bad Gateway</title>'],
  ['half a message', event('MESSAGE', message).slice(0, 60)],
  ['two messages in one body', event('MESSAGE', message) + event('MESSAGE', message)],
  ['an extra comma', `{"type":"MESSAGE","data":${JSON.stringify(message)},}`],
  ['single quotes', "{'type':'MESSAGE'}"],
  ['NaN', '{"type":"MESSAGE","data":NaN}'],
  ['a byte-order mark', `\uFEFF${event('MESSAGE', message)}`],
  ['NUL alone', '\0'],
  ['NUL inside', event('MESSAGE', message).replace('안녕', '안\0녕')],
  ['a bare line break in a string', '{"type":"MESSAGE","data":"a\nb"}'],
  ['a hexadecimal number', '{"type":"MESSAGE","data":0x10}'],
  ['a SockJS frame', 'a["x"]'],
  ['a STOMP frame', 'MESSAGE\nsubscription:0\n\n{}\0'],
  ['JSON with a comment', `/* hello */ ${event('MESSAGE', message)}`],
  ['JSON with an anti-hijacking prefix', `)]}',\n${event('MESSAGE', message)}`],

  // JSON, but not an event
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '42'],
  ['a string', '"MESSAGE"'],
  ['an event within a string', JSON.stringify(event('MESSAGE', message))],
  ['an empty list', '[]'],
  ['a list of messages', JSON.stringify([message])],
  ['an empty object', '{}'],
  ['nested 100,000 deep', nested(100_000)],
  ['a megabyte of letters', JSON.stringify('ㅋ'.repeat(1_000_000))],
  ['a list of 100,000', JSON.stringify(Array.from({ length: 100_000 }, (_, i) => i))],
  ['a prototype', '{"__proto__":{"type":"MESSAGE"},"constructor":{"prototype":{}}}'],

  // the wrong wrapper
  ['no type', JSON.stringify({ data: message })],
  ['a type of null', event(null, message)],
  ['a type that is a number', event(1, message)],
  ['a type in lower case', event('message', message)],
  ['an unknown type', event('DANCE', {})],
  ['an inherited property as type', event('toString', message)],
  ['no data', '{"type":"MESSAGE"}'],
  ['data of null', event('MESSAGE', null)],
  ['data as a string', event('MESSAGE', JSON.stringify(message))],
  ['data as a list', event('MESSAGE', [message])],
  ['data wrapped twice', event('MESSAGE', { type: 'MESSAGE', data: message })],
  ['the envelope of a call', JSON.stringify({ isSuccess: true, code: 'COMMON200', result: message })],

  // an invalid message
  ['no messageId', event('MESSAGE', noMessageId)],
  ['no roomId', event('MESSAGE', noRoomId)],
  ['no senderId', event('MESSAGE', noSenderId)],
  ['no senderName', event('MESSAGE', noSenderName)],
  ['no content', event('MESSAGE', noContent)],
  ['no timestamp', event('MESSAGE', noTimestamp)],
  ['a messageId of null', aMessage({ messageId: null })],
  ['a messageId that is a word', aMessage({ messageId: 'seven' })],
  ['a roomId that is an object', aMessage({ roomId: { id: 5 } })],
  ['content that is a number', aMessage({ content: 1 })],
  ['an invalid time', aMessage({ timestamp: 'yesterday' })],
  ['an unknown message type', aMessage({ type: 'VIDEO' })],
  ['an attachment without an address', aMessage({ attachment: { ...attachment, url: undefined } })],
  ['a bare message without an id', JSON.stringify(noMessageId)],

  // other invalid events
  ['a read mark without a member', event('READ', { ...read, memberId: undefined })],
  ['a read mark with a text as id', event('READ', { ...read, messageId: 'all' })],
  ['a read mark of another shape', event('READ', message)],
  ['an unread message without a room', event('UNREAD_MESSAGE', { ...message, roomId: undefined })],
  ['a notification without data', event('NOTIFICATION', null)],
  [
    'a refusal without its code',
    event('ERROR', { message: '?', destination: '/app', clientMessageId: null }),
  ],
]
