/**
 * What each call answers to a member who has just been suspended or given a chat limit, and who would
 * otherwise be answered OK where the table of `matrix.ts` has such a caller. `who`: which person of that
 * table it is; the rows are about the same things. The suspended one calls with the token of a log-in from
 * before.
 *
 * A suspension ends the log-in, so every call that requires one is AUTH_007; what needs none goes on, but for
 * the log-in itself and its renewal. A chat limit refuses what reaches another member with something new.
 */
export const SANCTIONED = `
| call             | who      | suspended | chat limit     |

log-in, sign-up and sessions
| A1               | owner    | AUTH4031  | OK             |
| A2               | owner    | AUTH4032  | OK             |
| A3               | owner    | AUTH_007  | OK             |
| A4               | owner    | AUTH_007  | OK             |
| A5               | owner    | OK        | OK             |
| A6               | owner    | OK        | OK             |
| A7               | stranger | OK        | OK             |
| A8               | owner    | OK        | OK             |
| A9               | owner    | AUTH_007  | OK             |
| A10              | owner    | AUTH_007  | OK             |
| A11              | owner    | AUTH_007  | OK             |
| A12              | owner    | OK        | OK             |
| A13              | owner    | OK        | OK             |
| A14              | owner    | OK        | OK             |
| A15              | owner    | AUTH_007  | OK             |
| CO1              | owner    | AUTH_007  | OK             |
| CO2              | owner    | AUTH_007  | OK             |
| DX1              | owner    | AUTH_007  | OK             |
| DX2              | owner    | AUTH_007  | OK             |
| DX3              | owner    | AUTH_007  | OK             |

the survey
| S1               | stranger | OK        | OK             |
| S2               | stranger | OK        | OK             |
| S3               | stranger | OK        | OK             |
| S4               | stranger | OK        | OK             |
| S5               | stranger | OK        | OK             |
| S6               | stranger | OK        | OK             |
| S7               | owner    | OK        | OK             |

profiles
| PR1              | owner    | AUTH_007  | OK             |
| PR2              | owner    | AUTH_007  | OK             |
| PR3              | owner    | AUTH_007  | OK             |
| PR4              | owner    | AUTH_007  | OK             |
| PR5              | owner    | AUTH_007  | OK             |
| PR6              | owner    | AUTH_007  | OK             |
| PR7              | owner    | AUTH_007  | OK             |

music
| M1               | stranger | OK        | OK             |
| M2               | stranger | OK        | OK             |
| M3               | stranger | OK        | OK             |
| M4               | stranger | OK        | OK             |
| M5               | stranger | OK        | OK             |
| M6               | stranger | OK        | OK             |
| M7               | stranger | OK        | OK             |
| M8               | stranger | OK        | OK             |

the archive, by kind of item
| AT1              | owner    | AUTH_007  | OK             |
| AT2              | owner    | AUTH_007  | OK             |
| AT3              | owner    | AUTH_007  | OK             |
| AT4              | owner    | AUTH_007  | OK             |
| AT5              | owner    | AUTH_007  | OK             |
| FT1              | owner    | AUTH_007  | OK             |
| FT2              | owner    | AUTH_007  | OK             |
| FT3              | owner    | AUTH_007  | OK             |
| FT4              | owner    | AUTH_007  | OK             |
| FT5              | owner    | AUTH_007  | OK             |
| FT6              | owner    | AUTH_007  | OK             |
| FT7              | owner    | AUTH_007  | OK             |
| FT8              | owner    | AUTH_007  | OK             |
| AR1              | owner    | AUTH_007  | OK             |
| AR2              | owner    | AUTH_007  | OK             |
| AR3              | owner    | AUTH_007  | OK             |
| AR4              | owner    | AUTH_007  | OK             |
| AR5              | owner    | AUTH_007  | OK             |
| FA1              | owner    | AUTH_007  | OK             |
| FA2              | owner    | AUTH_007  | OK             |
| FA3              | owner    | AUTH_007  | OK             |
| FA4              | owner    | AUTH_007  | OK             |
| FA5              | owner    | AUTH_007  | OK             |
| FA6              | owner    | AUTH_007  | OK             |
| FA7              | owner    | AUTH_007  | OK             |
| FA8              | owner    | AUTH_007  | OK             |
| AL1              | owner    | AUTH_007  | OK             |
| AL2              | owner    | AUTH_007  | OK             |
| AL3              | owner    | AUTH_007  | OK             |
| AL4              | owner    | AUTH_007  | OK             |
| AL5              | owner    | AUTH_007  | OK             |
| FB1              | owner    | AUTH_007  | OK             |
| FB2              | owner    | AUTH_007  | OK             |
| FB3              | owner    | AUTH_007  | OK             |
| FB4              | owner    | AUTH_007  | OK             |
| FB5              | owner    | AUTH_007  | OK             |
| FB6              | owner    | AUTH_007  | OK             |

more of the archive
| AT6              | owner    | AUTH_007  | OK             |
| AT7              | owner    | AUTH_007  | OK             |
| AT8              | owner    | AUTH_007  | OK             |
| AT9              | owner    | AUTH_007  | OK             |
| AR6              | owner    | AUTH_007  | OK             |
| AR7              | owner    | AUTH_007  | OK             |
| AL6              | owner    | AUTH_007  | OK             |
| AS1              | owner    | AUTH_007  | OK             |
| MS1              | owner    | AUTH_007  | OK             |

friends, requests and notifications
| F1               | owner    | AUTH_007  | OK             |
| F2               | member   | AUTH_007  | CHAT4031       |
| F3               | owner    | AUTH_007  | OK             |
| F4               | owner    | AUTH_007  | OK             |
| F5               | owner    | AUTH_007  | OK             |
| F6               | owner    | AUTH_007  | OK             |
| F7               | owner    | AUTH_007  | OK             |
| CR1              | member   | AUTH_007  | CHAT4031       |
| CR2              | owner    | AUTH_007  | OK             |
| N1               | owner    | AUTH_007  | OK             |
| N2               | owner    | AUTH_007  | OK             |
| N3               | owner    | AUTH_007  | OK             |
| N4               | owner    | AUTH_007  | OK             |
| N5               | owner    | AUTH_007  | OK             |
| N6               | owner    | AUTH_007  | OK             |
| N7               | owner    | AUTH_007  | OK             |
| N8               | owner    | OK        | OK             |
| N9               | owner    | AUTH_009  | CHAT4031       |
| N10              | owner    | AUTH_009  | OK             |

rooms
| CH1              | owner    | AUTH_007  | OK             |
| CH2              | member   | AUTH_007  | CHAT4031       |
| CH3              | owner    | AUTH_007  | OK             |
| CH4              | owner    | AUTH_007  | OK             |
| CH4 private      | owner    | AUTH_007  | OK             |
| CH4 application  | owner    | AUTH_007  | OK             |
| CH5              | owner    | AUTH_007  | OK             |
| CH5 private      | owner    | AUTH_007  | OK             |
| CH5 application  | owner    | AUTH_007  | OK             |
| CH6              | owner    | AUTH_007  | CHAT4001       |
| CH6 open         | stranger | AUTH_007  | OK             |
| CH6 invited      | stranger | AUTH_007  | OK             |
| CH6 private      | owner    | AUTH_007  | CHAT4001       |
| CH6 application  | owner    | AUTH_007  | CHAT4001       |
| CH7              | owner    | AUTH_007  | OK             |
| CH7 private      | owner    | AUTH_007  | OK             |
| CH7 application  | owner    | AUTH_007  | OK             |
| CH8              | member   | AUTH_007  | OK             |
| CH8 words        | member   | AUTH_007  | CHAT4031       |
| CH9              | owner    | AUTH_007  | OK             |
| CH10             | owner    | AUTH_007  | OK             |
| CH9 band         | owner    | AUTH_007  | OK             |
| CH10 band        | owner    | AUTH_007  | OK             |
| CH11             | owner    | AUTH_007  | OK             |
| CH12             | member   | AUTH_007  | CHAT4031       |
| CH13             | owner    | AUTH_007  | CHAT4031       |
| CH13 private     | owner    | AUTH_007  | CHAT4031       |
| CH13 application | owner    | AUTH_007  | CHAT4031       |
| CH14             | owner    | AUTH_007  | OK             |
| CH14 private     | owner    | AUTH_007  | OK             |
| CH14 application | owner    | AUTH_007  | OK             |
| CH15             | owner    | AUTH_007  | OK             |
| CH15 private     | owner    | AUTH_007  | OK             |
| CH15 application | owner    | AUTH_007  | OK             |
| CH16             | owner    | AUTH_007  | OK             |
| CH16 unsent      | owner    | AUTH_007  | OK             |
| CH17             | owner    | AUTH_007  | OK             |
| CH18             | owner    | AUTH_007  | OK             |
| CH19             | owner    | AUTH_007  | OK             |
| CH20             | owner    | AUTH_007  | OK             |
| CH20 private     | owner    | AUTH_007  | OK             |
| CH20 application | owner    | AUTH_007  | OK             |
| CH21             | owner    | AUTH_007  | OK             |
| CH21 private     | owner    | AUTH_007  | OK             |
| CH21 application | owner    | AUTH_007  | OK             |

bands
| B1               | stranger | AUTH_007  | OK             |
| B2               | stranger | AUTH_007  | OK             |
| B3               | owner    | AUTH_007  | OK             |
| B4               | owner    | AUTH_007  | OK             |
| B5               | owner    | AUTH_007  | OK             |
| B6               | owner    | AUTH_007  | OK             |
| B7               | owner    | AUTH_007  | OK             |
| B8               | member   | AUTH_007  | OK             |
| B8 words         | member   | AUTH_007  | CHAT4031       |
| B9               | stranger | AUTH_007  | OK             |
| B10              | member   | AUTH_007  | OK             |
| BM1              | owner    | AUTH_007  | OK             |
| BM2              | owner    | AUTH_007  | OK             |
| BM3              | member   | AUTH_007  | OK             |

recruitments
| RC1              | owner    | AUTH_007  | OK             |
| RC2              | owner    | AUTH_007  | OK             |
| RC3              | owner    | AUTH_007  | OK             |
| RC4              | owner    | AUTH_007  | OK             |
| RC5              | owner    | AUTH_007  | OK             |
| RC5 words        | owner    | AUTH_007  | CHAT4031       |

blocks
| BL1              | owner    | AUTH_007  | OK             |
| BL2              | member   | AUTH_007  | OK             |
| BL3              | owner    | AUTH_007  | OK             |

reports
| RP1              | member   | AUTH_007  | OK             |
| RP1 message      | member   | AUTH_007  | OK             |
| RP1 room         | member   | AUTH_007  | OK             |
| RP1 private      | owner    | AUTH_007  | OK             |
| RP1 band         | member   | AUTH_007  | OK             |
| RP2              | owner    | AUTH_007  | OK             |

sanctions, of the owner
| SA1              | owner    | AUTH_007  | OK             |
| SA2              | owner    | AUTH_007  | OK             |
| SA3              | owner    | OK        | OK             |

moderation, where the owner is a moderator and the member somebody who was reported
| MD1              | owner    | AUTH_007  | OK             |
| MD2              | owner    | AUTH_007  | OK             |
| MD3              | owner    | AUTH_007  | OK             |
| MD4              | owner    | AUTH_007  | OK             |
| MD5              | owner    | AUTH_007  | OK             |
| MD6              | owner    | AUTH_007  | OK             |
| MD7              | owner    | AUTH_007  | OK             |
| MD8              | owner    | AUTH_007  | OK             |
| MD9              | owner    | AUTH_007  | OK             |
| MD10             | owner    | AUTH_007  | OK             |
`

export const SANCTIONED_SOCKETS = `
| destination      | who      | suspended | chat limit     |

subscriptions
| WS1              | member   | AUTH_007  | hears          |
| WS2 private      | member   | AUTH_007  | hears          |
| WS2 application  | member   | AUTH_007  | hears          |
| WS3              | member   | AUTH_007  | hears          |
| WS4              | owner    | AUTH_007  | hears          |
| WS9              | owner    | AUTH_007  | hears          |
| WS11             | owner    | AUTH_007  | hears          |

sends
| WS5              | member   | AUTH_007  | CHAT4031       |
| WS6 private      | member   | AUTH_007  | CHAT4031       |
| WS6 application  | member   | AUTH_007  | CHAT4031       |
| WS7              | member   | AUTH_007  | OK             |
| WS8              | member   | AUTH_007  | OK             |
| WS10             | member   | AUTH_007  | dropped        |
| WS10 private     | member   | AUTH_007  | dropped        |
| WS12             | owner    | AUTH_007  | OK             |
`

export interface SanctionedRow {
  id: string
  name: string
  who: 'stranger' | 'member' | 'owner'
  cells: Record<Sanctioning, string>
}

export const SANCTIONINGS = ['SUSPENSION', 'CHAT_LIMIT'] as const
export type Sanctioning = (typeof SANCTIONINGS)[number]

export function sanctionedRowsOf(table: string): SanctionedRow[] {
  const [, ...lines] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return lines.map(([, name = '', who, suspended = '', limited = '']) => ({
    id: name.split(' ')[0]!,
    name,
    who: who as SanctionedRow['who'],
    cells: { SUSPENSION: suspended, CHAT_LIMIT: limited },
  }))
}
