/**
 * What a call answers while there is a block between its caller and the other, whichever of the two has
 * blocked the other (docs/product/safety.md "Blocks"). Rows and things are those of `matrix.ts`, and the
 * thing is made before the block: for `stranger` and `member` it is the owner with whom there is the block,
 * for `owner` it is the member. Every call that names a member, a room, a band or a request has a row.
 *
 * A code is one that somebody unknown, withdrawn or gone gets as well, so nobody can read the block from it.
 * OK stands where the thing is the caller's own, or where the two have it in common with others.
 */
export const BLOCKED_MATRIX = `
|                  | stranger         | member          | owner           | why

profiles: the other is unknown
| PR4              | MEMBER4004       | MEMBER4004      | OK              | the owner's own stays
| PR5              | MEMBER4004       | MEMBER4004      | OK              |
| PR6              | MEMBER4004       | MEMBER4004      | OK              |
| PR7              | MEMBER4004       | MEMBER4004      | OK              |

friends, requests and notifications: the other is unknown, and what was between them is gone
| F2               | FRIEND4007       | FRIEND4007      | COMMON400       |
| F3               | COMMON403        | FRIEND4004      | FRIEND4004      | the stranger's block ends nothing of others
| F4               | COMMON403        | FRIEND4004      | FRIEND4004      |
| F5               | COMMON403        | FRIEND4004      | FRIEND4004      |
| F6               | COMMON403        | FRIEND4005      | FRIEND4005      |
| CR1              | MEMBER4004       | MEMBER4004      | COMMON400       |
| CR2              | COMMON403        | NOTIFICATION4004 | NOTIFICATION4004 |
| N2               | COMMON403        | NOTIFICATION4004 | NOTIFICATION4004 |
| N9               | OK               | CHAT4004        | CHAT4004        | the room of the two is there for neither
| N10              | OK               | CHAT4004        | CHAT4004        |

blocks: each may block the other too, and ends their own block alone
| BL2              | OK               | OK              | COMMON400       |
| BL3              | OK               | OK              | OK              |

rooms: a group stays as it is, a room of two is there for neither
| CH2              | MEMBER4004       | MEMBER4004      | COMMON400       |
| CH3              | CHAT4000         | CHAT4013        | OK              |
| CH4              | CHAT4000         | OK              | OK              |
| CH4 private      | CHAT4000         | CHAT4004        | CHAT4004        |
| CH4 application  | CHAT4000         | CHAT4004        | CHAT4004        | the application has ended with it
| CH5              | CHAT4000         | OK              | OK              |
| CH5 private      | CHAT4000         | CHAT4004        | CHAT4004        |
| CH5 application  | CHAT4000         | CHAT4004        | CHAT4004        |
| CH6              | CHAT4011         | CHAT4001        | CHAT4001        |
| CH6 open         | CHAT4011         | CHAT4001        | CHAT4001        | the owner's group is closed to the other
| CH6 invited      | CHAT4011         | CHAT4001        | CHAT4001        |
| CH6 private      | CHAT4003         | CHAT4001        | CHAT4001        |
| CH6 application  | CHAT4003         | CHAT4003        | CHAT4003        |
| CH7              | CHAT4000         | OK              | OK              |
| CH7 private      | CHAT4000         | CHAT4004        | CHAT4004        |
| CH7 application  | CHAT4000         | CHAT4004        | CHAT4004        |
| CH8              | BAND4004         | BAND4004        | BAND4002        |
| CH9              | CHAT4000         | OK              | OK              |
| CH9 band         | BAND4001         | BAND4001        | OK              |
| CH10             | CHAT4000         | OK              | OK              |
| CH10 band        | BAND4001         | BAND4001        | OK              |
| CH12             | MEMBER4004       | MEMBER4004      | COMMON400       |
| CH13             | CHAT4000         | OK              | OK              |
| CH13 private     | CHAT4000         | CHAT4004        | CHAT4004        |
| CH13 application | CHAT4000         | CHAT4004        | CHAT4004        |
| CH14             | CHAT4000         | OK              | OK              |
| CH14 private     | CHAT4000         | CHAT4004        | CHAT4004        |
| CH14 application | CHAT4000         | CHAT4004        | CHAT4004        |
| CH15             | CHAT4000         | OK              | OK              |
| CH15 private     | CHAT4000         | CHAT4004        | CHAT4004        |
| CH15 application | CHAT4000         | CHAT4004        | CHAT4004        |
| CH16             | CHAT4000         | OK              | OK              |
| CH16 unsent      | CHAT4000         | ATTACHMENT4004  | OK              |
| CH17             | CHAT4000         | CHAT4013        | OK              |
| CH18             | CHAT4000         | CHAT4013        | OK              |
| CH19             | CHAT4014         | CHAT4014        | OK              | the owner's invitation leads nowhere
| CH20             | CHAT4000         | OK              | OK              |
| CH20 private     | CHAT4000         | CHAT4004        | CHAT4004        |
| CH20 application | CHAT4000         | CHAT4004        | CHAT4004        |
| CH21             | CHAT4000         | OK              | OK              |
| CH21 private     | CHAT4000         | CHAT4004        | CHAT4004        |
| CH21 application | CHAT4000         | CHAT4004        | CHAT4004        |

bands: the band of the one is not there for the other
| B3               | BAND4004         | BAND4004        | OK              |
| B4               | BAND4004         | BAND4004        | OK              |
| B5               | BAND4004         | BAND4004        | OK              |
| B6               | BAND4004         | BAND4004        | OK              |
| B7               | BAND4004         | BAND4004        | OK              |
| B8               | BAND4004         | BAND4004        | BAND4002        |
| B10              | APPLICATION4004  | APPLICATION4004 | APPLICATION4004 | the block has withdrawn it
| BM2              | BAND4004         | BAND4004        | OK              |
| BM3              | BAND4000         | OK              | BAND4000        | a bookmark made before can be taken away

recruitments: the owner keeps the band, without the other's application
| RC2              | BAND4001         | BAND4001        | OK              |
| RC3              | COMMON403        | COMMON403       | OK              |
| RC4              | COMMON403        | COMMON403       | OK              |
| RC5              | BAND4001         | BAND4001        | CHAT4004        |

reports: nobody escapes the moderators by a block
| RP1              | OK               | OK              | COMMON400       |
| RP1 message      | CHAT4004         | OK              | COMMON400       |
| RP1 room         | CHAT4004         | OK              | COMMON400       |
| RP1 private      | CHAT4004         | OK              | OK              |
| RP1 band         | OK               | OK              | COMMON400       |
| RP2              | REPORT4004       | REPORT4004      | OK              |
`

/** Fields of a call that name a member, a room, a band or a request. */
export const NAMES_SOMEBODY = [
  'memberId',
  'memberIds',
  'targetMemberId',
  'friendRequestId',
  'friendId',
  'notificationId',
  'roomId',
  'chatId',
  'bandId',
  'attachmentId',
  'targetId',
  'reportId',
  'ticket',
]

/**
 * Calls with such a field that are about the caller alone: their log-in, and the survey of a newcomer with
 * the proof of their sign-up (W13). CH19 names a room by its code and has a row all the same.
 */
export const ABOUT_ONESELF = ['A4', 'S7']

/** The same for the socket (`socketMatrix.ts`), for `member` and `owner`. */
export const BLOCKED_SOCKET_MATRIX = `
|                  | member          | owner           | why
| WS1              | hears           | hears           | a common group
| WS2 private      | silence         | silence         |
| WS2 application  | silence         | silence         |
| WS3              | hears           | hears           | a common group
| WS4              | silence         | hears           | the caller's own
| WS9              | silence         | silence         | no request comes through
| WS11             | silence         | hears           | the caller's own
| WS5              | OK              | OK              | a common group
| WS6 private      | CHAT4007        | CHAT4007        | like to somebody deleted
| WS6 application  | CHAT4000        | CHAT4000        | both have left it
| WS7              | dropped         | dropped         | accepted without effect
| WS8              | OK              | OK              | a common group
| WS10             | dropped         | dropped         | in a group of the two alone nobody is left to see it
| WS10 private     | dropped         | dropped         |
| WS12             | OK              | OK              | the caller's own
`
