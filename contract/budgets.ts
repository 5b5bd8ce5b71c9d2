import type { AnyCall } from './call.ts'
import type { Bucket } from './tokenBucket.ts'

/** How often a call may be made. A call that either bucket refuses takes from neither: 429 COMMON429. */
export interface Budget {
  /** Counted for callers without a log-in too. An IPv6 caller is counted by its /64. */
  readonly perAddress: Bucket
  /** Counted for callers with a valid access token. Absent: calls that take none. */
  readonly perMember?: Bucket
  /** The ids of the calls that share this budget; absent: all other reads, or all other writes. */
  readonly calls?: readonly string[]
  /** Why the budget is as it is, in one line. */
  readonly why: string
}

/**
 * The limits of all calls (docs/operations.md "Limits"). The numbers for an address are those of many
 * members: a mobile carrier puts hundreds of phones behind one address. A member who taps through the app
 * makes about one call a second and far less on average, so the numbers for an address bear about 200 members
 * who use the app at the same time and 3,000 who have it open.
 */
export const BUDGETS = {
  read: {
    perMember: { atOnce: 240, everySeconds: 0.1 },
    perAddress: { atOnce: 3_000, everySeconds: 0.01 },
    why: 'a screen makes up to twenty reads, and a phone that comes back reads every list again',
  },
  write: {
    perMember: { atOnce: 120, everySeconds: 0.5 },
    perAddress: { atOnce: 1_000, everySeconds: 0.05 },
    why: 'saving and sorting comes in bursts; no person writes twice a second for long',
  },

  logIn: {
    calls: ['A1'],
    perAddress: { atOnce: 200, everySeconds: 1 },
    why: 'before the body is read; which of the next two budgets counts a try depends on its device',
  },
  passwordOfStranger: {
    calls: [],
    perAddress: { atOnce: 40, everySeconds: 6 },
    why: 'A1 on a new device: a check costs a core 10 ms, and guessing must not pay',
  },
  passwordOnKnownDevice: {
    calls: [],
    perAddress: { atOnce: 25, everySeconds: 2 },
    why: 'A1 on a device that has logged in to the account: strangers at the address do not use it up',
  },
  renewTokens: {
    calls: ['A2'],
    perAddress: { atOnce: 600, everySeconds: 0.2 },
    why: 'every open app renews once in 15 minutes: five a second are 4,500 open apps',
  },
  mailCode: {
    calls: ['A5', 'A12'],
    perAddress: { atOnce: 10, everySeconds: 120 },
    why: 'each call sends mail to an address of the caller’s choice; a sign-up needs one or two',
  },
  tryCode: {
    calls: ['A6', 'A13'],
    perAddress: { atOnce: 30, everySeconds: 20 },
    why: 'guessing a code of five digits must not pay; a sign-up needs one or two',
  },
  checkNickname: {
    calls: ['A7'],
    perAddress: { atOnce: 60, everySeconds: 1 },
    why: 'answers whether a nickname exists; a sign-up needs a few',
  },
  signUp: {
    calls: ['A8'],
    perAddress: { atOnce: 20, everySeconds: 60 },
    why: 'hashes a password and takes a nickname for good',
  },
  setPassword: {
    calls: ['A14', 'A15'],
    perMember: { atOnce: 3, everySeconds: 60 },
    perAddress: { atOnce: 15, everySeconds: 20 },
    why: 'hashes a password, and A15 checks one; needed a few times a year',
  },
  saveSurvey: {
    calls: ['S7'],
    perMember: { atOnce: 10, everySeconds: 60 },
    perAddress: { atOnce: 60, everySeconds: 20 },
    why: 'stores a recording, for a day after the sign-up even without a token; once in a member’s life',
  },
  exportData: {
    calls: ['DX1'],
    perMember: { atOnce: 5, everySeconds: 3_600 },
    perAddress: { atOnce: 60, everySeconds: 60 },
    why: 'reads all that a member has; needed once in years',
  },
  withdraw: {
    calls: ['A4'],
    perMember: { atOnce: 5, everySeconds: 60 },
    perAddress: { atOnce: 60, everySeconds: 10 },
    why: 'once in a member’s life',
  },

  otherProfiles: {
    calls: ['PR4'],
    perMember: { atOnce: 60, everySeconds: 6 },
    perAddress: { atOnce: 600, everySeconds: 0.5 },
    why: 'members are numbered: 600 profiles an hour are a long evening of browsing, but no copy of everybody',
  },
  otherLists: {
    calls: ['PR5', 'PR6', 'PR7'],
    perMember: { atOnce: 180, everySeconds: 2 },
    perAddress: { atOnce: 1_800, everySeconds: 0.2 },
    why: 'three lists beside each profile, numbered alike',
  },
  search: {
    calls: ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'S5', 'S6'],
    perMember: { atOnce: 120, everySeconds: 0.25 },
    perAddress: { atOnce: 1_200, everySeconds: 0.05 },
    why: 'typing asks up to three times a second; the catalogue, or a provider with a quota of its own, pays',
  },
  searchMessages: {
    calls: ['CH15'],
    perMember: { atOnce: 40, everySeconds: 1 },
    perAddress: { atOnce: 400, everySeconds: 0.2 },
    why: 'reads the messages of a whole room',
  },
  suggestions: {
    calls: ['B2', 'MS1', 'AR6', 'AT7'],
    perMember: { atOnce: 60, everySeconds: 1 },
    perAddress: { atOnce: 600, everySeconds: 0.1 },
    why: 'compares with all members or bands; a visit of the home screen needs a few',
  },

  upload: {
    calls: ['PR2', 'PR3', 'CH3', 'CH13', 'RC2'],
    perMember: { atOnce: 60, everySeconds: 10 },
    perAddress: { atOnce: 600, everySeconds: 0.5 },
    why: 'decodes a picture or keeps up to 50 MB; sixty at once are the pictures of an evening',
  },
  createRoom: {
    calls: ['CH2', 'CH12'],
    perMember: { atOnce: 30, everySeconds: 30 },
    perAddress: { atOnce: 300, everySeconds: 2 },
    why: 'puts others into a room without asking them',
  },
  askMember: {
    calls: ['F2', 'CR1'],
    perMember: { atOnce: 20, everySeconds: 60 },
    perAddress: { atOnce: 200, everySeconds: 3 },
    why: 'each reaches somebody as a notification, from a stranger too',
  },
  joinBand: {
    calls: ['B8', 'CH6', 'CH8'],
    perMember: { atOnce: 30, everySeconds: 30 },
    perAddress: { atOnce: 300, everySeconds: 2 },
    why: 'opens a conversation with a manager, or is told to a whole room',
  },
  readInvitation: {
    calls: ['CH19'],
    perMember: { atOnce: 30, everySeconds: 10 },
    perAddress: { atOnce: 300, everySeconds: 1 },
    why: 'answers whether an invitation code exists; following a link needs one or two',
  },
  recruit: {
    calls: ['RC1'],
    perMember: { atOnce: 10, everySeconds: 300 },
    perAddress: { atOnce: 100, everySeconds: 20 },
    why: 'each appears in everybody’s list of bands',
  },
  subscribePush: {
    calls: ['N6', 'N7'],
    perMember: { atOnce: 30, everySeconds: 60 },
    perAddress: { atOnce: 600, everySeconds: 1 },
    why: 'names an address that the server will call; a device subscribes once, and again after a log-in',
  },
  answerPush: {
    calls: ['N8', 'N9', 'N10'],
    perAddress: { atOnce: 300, everySeconds: 0.2 },
    why: 'the caller has no token, but a ticket or a key; a person answers a few times a minute',
  },
  report: {
    calls: ['RP1'],
    perMember: { atOnce: 20, everySeconds: 3_600 },
    perAddress: { atOnce: 200, everySeconds: 360 },
    why: 'a person reads each; twenty a day are more than a member has cause for',
  },
  object: {
    calls: ['SA2', 'SA3'],
    perMember: { atOnce: 5, everySeconds: 60 },
    perAddress: { atOnce: 30, everySeconds: 20 },
    why: 'a sanction is objected to once; guessing the token of a refused log-in must not pay',
  },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof BUDGETS

const NAME_OF = new Map(
  Object.entries<Budget>(BUDGETS).flatMap(([name, { calls = [] }]) =>
    calls.map((id) => [id, name as BudgetName] as const),
  ),
)

/** Every call has a budget: a named one, or that of the other reads or writes. */
export const budgetOf = ({ id, method }: Pick<AnyCall, 'id' | 'method'>): BudgetName =>
  NAME_OF.get(id) ?? (method === 'GET' ? 'read' : 'write')
