/** A cell of a call that names nobody's object: the path, the query and the body have no id of one. */
export const NO_OBJECT = 'no object'

/**
 * What each call of the contract answers to each caller: OK, or the code of a refusal, whose status is in
 * `contract/errors.ts`. One row for each call, more where a call is about several kinds of things. The last
 * column says which thing the call names; `requests.ts` makes it.
 *
 *   nobody    sends no token
 *   broken    sends a token that is none
 *   stranger  a member who has nothing to do with the thing
 *   member    belongs to it: the other participant, the applicant, the friend, the one who asked
 *   owner     has it: the person themself, the receiver, the manager, the creator
 */
export const MATRIX = `
|                  | nobody    | broken   | stranger       | member          | owner           | the thing

log-in, sign-up and sessions
| A1               | OK        | OK       | OK             | OK              | OK              | e-mail and password of the owner
| A2               | OK        | OK       | OK             | OK              | OK              | refresh token of the owner
| A3               | COMMON401 | AUTH_007 | AUTH_009       | AUTH_009        | OK              | refresh token of the owner
| A4               | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | id and refresh token of the owner
| A5               | OK        | OK       | OK             | OK              | OK              | an e-mail
| A6               | OK        | OK       | OK             | OK              | OK              | the mailed code
| A7               | OK        | OK       | OK             | no object       | no object       |
| A8               | OK        | OK       | OK             | OK              | OK              | the proof of the e-mail
| A9               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| A10              | COMMON401 | AUTH_007 | AUTH4004       | AUTH4004        | OK              | a log-in of the owner
| A11              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| A12              | OK        | OK       | OK             | OK              | OK              | the e-mail of the owner
| A13              | OK        | OK       | OK             | OK              | OK              | the mailed code
| A14              | OK        | OK       | OK             | OK              | OK              | the proof of the e-mail
| A15              | COMMON401 | AUTH_007 | OK             | OK              | OK              | the password of the caller
| CO1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| CO2              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| DX1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| DX2              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| DX3              | COMMON401 | AUTH_007 | no object      | no object       | OK              |

the survey
| S1               | OK        | OK       | OK             | no object       | no object       |
| S2               | OK        | OK       | OK             | no object       | no object       |
| S3               | OK        | OK       | OK             | no object       | no object       |
| S4               | OK        | OK       | OK             | no object       | no object       |
| S5               | OK        | OK       | OK             | no object       | no object       |
| S6               | OK        | OK       | OK             | no object       | no object       |
| S7               | OK        | OK       | OK             | OK              | OK              | a newcomer with the proof of their sign-up

profiles
| PR1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| PR2              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| PR3              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| PR4              | COMMON401 | AUTH_007 | OK             | OK              | OK              | the owner
| PR5              | COMMON401 | AUTH_007 | OK             | OK              | OK              | the owner
| PR6              | COMMON401 | AUTH_007 | OK             | OK              | OK              | the owner
| PR7              | COMMON401 | AUTH_007 | OK             | OK              | OK              | the owner

music
| M1               | OK        | OK       | OK             | no object       | no object       |
| M2               | OK        | OK       | OK             | no object       | no object       |
| M3               | OK        | OK       | OK             | no object       | no object       |
| M4               | OK        | OK       | OK             | no object       | no object       |
| M5               | OK        | OK       | OK             | no object       | no object       |
| M6               | OK        | OK       | OK             | no object       | no object       |
| M7               | OK        | OK       | OK             | no object       | no object       |
| M8               | OK        | OK       | OK             | no object       | no object       |

the archive, by kind of item
| AT1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AT2              | COMMON401 | AUTH_007 | TRACK4000      | OK              | OK              | saved by member and owner
| AT3              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AT4              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AT5              | COMMON401 | AUTH_007 | TRACK4000      | OK              | OK              | saved by member and owner
| FT1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| FT2              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| FT3              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FT4              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FT5              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FT6              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FT7              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FT8              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| AR1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AR2              | COMMON401 | AUTH_007 | ARTIST4000     | OK              | OK              | saved by member and owner
| AR3              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AR4              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AR5              | COMMON401 | AUTH_007 | OK             | OK              | OK              | an artist of the catalogue
| FA1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| FA2              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| FA3              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FA4              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FA5              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FA6              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FA7              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FA8              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| AL1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AL2              | COMMON401 | AUTH_007 | ALBUM4000      | OK              | OK              | saved by member and owner
| AL3              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AL4              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AL5              | COMMON401 | AUTH_007 | OK             | OK              | OK              | an album of the catalogue
| FB1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| FB2              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| FB3              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FB4              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FB5              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner
| FB6              | COMMON401 | AUTH_007 | FOLDER4004     | FOLDER4004      | OK              | a folder of the owner

more of the archive
| AT6              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AT7              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AT8              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AT9              | COMMON401 | AUTH_007 | OK             | OK              | OK              | a track of the catalogue
| AR6              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AR7              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| AL6              | COMMON401 | AUTH_007 | ALBUM4000      | OK              | OK              | saved by member and owner
| AS1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| MS1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |

friends, requests and notifications
| F1               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| F2               | COMMON401 | AUTH_007 | OK             | OK              | COMMON400       | the owner
| F3               | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a friend request, member to owner
| F4               | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a friend request, member to owner
| F5               | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a friend request, owner to member
| F6               | COMMON401 | AUTH_007 | COMMON403      | OK              | OK              | friends: member and owner
| F7               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| CR1              | COMMON401 | AUTH_007 | OK             | OK              | COMMON400       | the owner
| CR2              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a chat request, member to owner
| N1               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| N2               | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a chat request, member to owner
| N3               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| N4               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| N5               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| N6               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| N7               | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| N8               | OK        | OK       | OK             | OK              | OK              | a subscription of the owner, with its secret
| N9               | OK        | OK       | OK             | OK              | OK              | the ticket of a push to the owner
| N10              | OK        | OK       | OK             | OK              | OK              | the ticket of a push to the owner

blocks
| BL1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| BL2              | COMMON401 | AUTH_007 | OK             | OK              | COMMON400       | the owner
| BL3              | COMMON401 | AUTH_007 | OK             | OK              | OK              | the owner

rooms
| CH1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| CH2              | COMMON401 | AUTH_007 | OK             | OK              | COMMON400       | a group with the owner
| CH3              | COMMON401 | AUTH_007 | CHAT4000       | CHAT4013        | OK              | a group
| CH4              | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH4 private      | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| CH4 application  | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application
| CH5              | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH5 private      | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| CH5 application  | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application
| CH6              | COMMON401 | AUTH_007 | CHAT4011       | CHAT4001        | CHAT4001        | a group
| CH6 open         | COMMON401 | AUTH_007 | OK             | CHAT4001        | CHAT4001        | an open group
| CH6 invited      | COMMON401 | AUTH_007 | OK             | CHAT4001        | CHAT4001        | a group, with its invitation code
| CH6 private      | COMMON401 | AUTH_007 | CHAT4003       | CHAT4001        | CHAT4001        | a private room
| CH6 application  | COMMON401 | AUTH_007 | CHAT4003       | CHAT4001        | CHAT4001        | the room of an application
| CH7              | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH7 private      | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| CH7 application  | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application
| CH8              | COMMON401 | AUTH_007 | OK             | OK              | BAND4002        | a band with the member's application
| CH9              | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH10             | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH9 band         | COMMON401 | AUTH_007 | BAND4001       | BAND4001        | OK              | a band of the owner
| CH10 band        | COMMON401 | AUTH_007 | BAND4001       | BAND4001        | OK              | a band of the owner
| CH11             | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| CH12             | COMMON401 | AUTH_007 | OK             | OK              | COMMON400       | a room with the owner
| CH13             | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH13 private     | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| CH13 application | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application
| CH14             | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH14 private     | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| CH14 application | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application
| CH15             | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH15 private     | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| CH15 application | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application
| CH16             | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | sent by the owner
| CH16 unsent      | COMMON401 | AUTH_007 | CHAT4000       | ATTACHMENT4004  | OK              | uploaded by the owner
| CH17             | COMMON401 | AUTH_007 | CHAT4000       | CHAT4013        | OK              | a group
| CH18             | COMMON401 | AUTH_007 | CHAT4000       | CHAT4013        | OK              | a group
| CH19             | COMMON401 | AUTH_007 | OK             | OK              | OK              | the invitation code of a group
| CH20             | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH20 private     | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| CH20 application | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application
| CH21             | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a group
| CH21 private     | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | a private room
| CH21 application | COMMON401 | AUTH_007 | CHAT4000       | OK              | OK              | the room of an application

bands
| B1               | COMMON401 | AUTH_007 | OK             | no object       | no object       |
| B2               | COMMON401 | AUTH_007 | OK             | no object       | no object       |
| B3               | COMMON401 | AUTH_007 | OK             | OK              | OK              | a band of the owner
| B4               | COMMON401 | AUTH_007 | OK             | OK              | OK              | a band of the owner
| B5               | COMMON401 | AUTH_007 | OK             | OK              | OK              | a band of the owner
| B6               | COMMON401 | AUTH_007 | OK             | OK              | OK              | a band of the owner
| B7               | COMMON401 | AUTH_007 | OK             | OK              | OK              | a band of the owner
| B8               | COMMON401 | AUTH_007 | OK             | OK              | BAND4002        | a band with the member's application
| B9               | COMMON401 | AUTH_007 | OK             | no object       | no object       |
| B10              | COMMON401 | AUTH_007 | APPLICATION4004 | OK              | APPLICATION4004 | a band with the member's application
| BM1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| BM2              | COMMON401 | AUTH_007 | OK             | OK              | OK              | a band of the owner
| BM3              | COMMON401 | AUTH_007 | BAND4000       | OK              | BAND4000        | bookmarked by the member

recruitments
| RC1              | COMMON401 | AUTH_007 | no object      | no object       | OK              |
| RC2              | COMMON401 | AUTH_007 | BAND4001       | BAND4001        | OK              | a band of the owner
| RC3              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a band of the owner
| RC4              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a band with the member's application
| RC5              | COMMON401 | AUTH_007 | BAND4001       | BAND4001        | OK              | a band with the member's application

reports
| RP1              | COMMON401 | AUTH_007 | OK             | OK              | COMMON400       | the owner
| RP1 message      | COMMON401 | AUTH_007 | CHAT4004       | OK              | COMMON400       | a message of the owner in a group
| RP1 room         | COMMON401 | AUTH_007 | CHAT4004       | OK              | COMMON400       | a group
| RP1 private      | COMMON401 | AUTH_007 | CHAT4004       | OK              | OK              | a private room
| RP1 band         | COMMON401 | AUTH_007 | OK             | OK              | COMMON400       | a band of the owner
| RP2              | COMMON401 | AUTH_007 | REPORT4004     | REPORT4004      | OK              | a report by the owner

sanctions, of the owner
| SA1              | COMMON401 | AUTH_007 | SANCTION4004   | SANCTION4004    | OK              | a sanction of the owner
| SA2              | COMMON401 | AUTH_007 | SANCTION4004   | SANCTION4004    | OK              | a sanction of the owner
| SA3              | OK        | OK       | OK             | OK              | OK              | the token of a refused log-in of the owner

moderation, where the owner is a moderator and the member somebody who was reported
| MD1              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              |
| MD2              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a case about the member
| MD3              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a case about the member
| MD4              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a case about the member
| MD5              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | sanctions of the member
| MD6              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | a sanction of the member
| MD7              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              |
| MD8              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              | an objection of the member
| MD9              | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              |
| MD10             | COMMON401 | AUTH_007 | COMMON403      | COMMON403       | OK              |
`

/**
 * Calls that answer a stranger about somebody else's thing on purpose, with the reason. Everybody else's call
 * with such an id is refused.
 */
export const OPEN_TO_STRANGERS: Record<string, string> = {
  A1: 'who knows the password is the owner',
  A2: 'who has the refresh token is the owner',
  A5: 'who reads the mail has the e-mail',
  A6: 'who has the code of the mail has the e-mail',
  A8: 'who has the proof has the e-mail',
  A12: 'who reads the mail has the e-mail',
  A13: 'who has the code of the mail has the e-mail',
  A14: 'who has the proof has the e-mail',
  A15: 'changes the password of the caller',
  SA3: 'who has the token knew the password',
  N9: 'who has the ticket was sent the push',
  N10: 'who has the ticket was sent the push',
  S7: 'without a token the proof counts, with one the caller (W13)',
  PR4: 'members read each other before they meet',
  PR5: 'a part of the profile',
  PR6: 'a part of the profile, without private albums',
  PR7: 'a part of the profile',
  F2: 'a request is how strangers become friends',
  CR1: 'a request is how strangers come to talk',
  BL2: 'anybody may block anybody',
  BL3: 'ends a block of the caller alone',
  CH2: 'a group may begin with anybody',
  CH6: 'an open group, or with the code of its invitation',
  CH19: 'who has the link may see where it leads',
  CH8: 'a band is applied to by strangers',
  CH12: 'a conversation may begin with anybody',
  B3: 'bands look for strangers',
  B4: 'bands look for strangers',
  B5: 'bands look for strangers',
  B6: 'bands look for strangers',
  B7: 'bands look for strangers',
  B8: 'a band is applied to by strangers',
  BM2: 'bands look for strangers',
  RP1: 'whatever a stranger may see, a stranger may report',
}

/**
 * Refusals of somebody else's thing with neither 403 nor 404: the contract fixed their status before us
 * (docs/wire.md "Errors"). The app relies on some of them (CH7: 400 counts as left).
 */
export const OLDER_REFUSALS = [
  'AUTH_009',
  'CHAT4000',
  'CHAT4003',
  'BAND4000',
  'TRACK4000',
  'ARTIST4000',
  'ALBUM4000',
]
