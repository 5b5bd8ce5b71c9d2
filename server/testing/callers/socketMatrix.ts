/** A cell of a subscription that is accepted but brings nothing (docs/wire.md "Connecting"). */
export const SILENCE = 'silence'

/**
 * What each caller gets for each destination of the socket (docs/wire.md "Subscriptions" and "Sends"); the
 * callers are those of `matrix.ts`. Without a valid token there is no connection. Codes are refusals on WS4.
 *
 *   hears     the event of the thing arrives
 *   silence   the subscription is accepted, and the event does not arrive: membership counts at delivery
 *   OK        the SEND is done, and others are told
 *   dropped   the SEND is ignored, and nobody is told
 */
export const SOCKET_MATRIX = `
|                  | nobody    | broken   | stranger       | member          | owner           | the thing

subscriptions
| WS1              | COMMON401 | AUTH_007 | silence        | hears           | hears           | a message in a group
| WS2 private      | COMMON401 | AUTH_007 | silence        | hears           | hears           | a message in a private room
| WS2 application  | COMMON401 | AUTH_007 | silence        | hears           | hears           | a message in the room of an application
| WS3              | COMMON401 | AUTH_007 | silence        | hears           | hears           | a message in a group, of the other
| WS4              | COMMON401 | AUTH_007 | silence        | silence         | hears           | a refused SEND of the owner
| WS9              | COMMON401 | AUTH_007 | silence        | silence         | hears           | a chat request, member to owner
| WS11             | COMMON401 | AUTH_007 | silence        | silence         | hears           | the owner reads on another device

sends
| WS5              | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| WS6 private      | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| WS6 application  | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application
| WS7              | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room with a message of the other
| WS8              | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group with a message of the other
| WS10             | COMMON401 | AUTH_007 | dropped        | OK              | OK              | a group
| WS10 private     | COMMON401 | AUTH_007 | dropped        | OK              | OK              | a private room
| WS12             | COMMON401 | AUTH_007 | OK             | OK              | OK              | the caller's own page, told to the other nodes
`
