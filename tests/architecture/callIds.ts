/** Every id of a call and of a socket destination (docs/wire.md "Call ids"), and those not built yet. */

const list = (text: string) => text.trim().split(/\s+/)

export const REST_IDS = list(`
  A1 A2 A3 A4 A5 A6 A7 A8
  S1 S2 S3 S4 S5 S6 S7
  PR1 PR2 PR3 PR4 PR5 PR6 PR7
  F1 F2 F3 F4 F5 F6
  CR1 CR2
  N1 N2
  M1 M2 M3 M4 M5 M6 M7 M8
  AT1 AT2 AT3 AT4 AT5 AT6 AT7 AT8
  AR1 AR2 AR3 AR4 AR5 AR6 AR7
  AL1 AL2 AL3 AL4 AL5 AL6
  FT1 FT2 FT3 FT4 FT5 FT6
  FA1 FA2 FA3 FA4 FA5 FA6
  FB1 FB2 FB3 FB4 FB5 FB6
  B1 B2 B3 B4 B5 B6 B7 B8
  BM1 BM2 BM3
  RC1 RC2 RC3 RC4 RC5
  CH1 CH2 CH3 CH4 CH5 CH6 CH7 CH8 CH9 CH10 CH11 CH12 CH13
  MS1
`)

/** Calls of this product beyond the coverage list (W12). */
export const OUR_IDS = list(`
  A9 A10 A11 A12 A13 A14 A15
  AS1
  AT9
  B9 B10
  BL1 BL2 BL3
  CH14 CH15 CH16 CH17 CH18 CH19 CH20 CH21
  CO1 CO2
  DX1 DX2 DX3
  F7
  FA7 FA8
  FT7 FT8
  MD1 MD2 MD3 MD4 MD5 MD6 MD7 MD8 MD9 MD10
  N3 N4 N5 N6 N7 N8 N9 N10
  RP1 RP2
  SA1 SA2 SA3
`)

/** Socket ids with the export of `contract/ws/destinations.ts` that defines their destination. */
export const SOCKET_IDS = {
  WS1: 'groupTopic',
  WS2: 'roomQueue',
  WS3: 'UNREAD_QUEUE',
  WS4: 'ERROR_QUEUE',
  WS5: 'groupSend',
  WS6: 'privateSend',
  WS7: 'privateLastRead',
  WS8: 'groupLastRead',
  WS9: 'NOTIFICATION_QUEUE',
  WS10: 'typingIn',
  WS11: 'OWN_ROOMS_QUEUE',
  WS12: 'SIGHT',
} as const

/**
 * Built, but not used by the app. The app knows the lists of S3 and S6 itself, and completes names of all
 * kinds at once (M6, M7). PR7 and S5 are for other programs. The archive does some things another way: it
 * saves and removes by name (AT3, AR3, AL3), its lists say all that it shows of one item (AT5, AT6, AT8), its
 * lock exists on the screen only (AL6) and albums have no folders there (FB). CH8 is B8 under its older name,
 * for programs that know no other. This list may only shrink too.
 */
export const NO_SCREEN_YET = list(`
  S3 S5 S6 PR7 M6 M7
  AT3 AT5 AT6 AT8 AR3 AL3 AL6
  FB1 FB2 FB3 FB4 FB5 FB6
  CH8
`)

/** Not built yet. This list may only shrink: building a call removes its id. */
export const NOT_BUILT_YET: readonly string[] = []
