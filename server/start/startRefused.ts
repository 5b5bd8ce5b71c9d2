/** The program cannot start, for a reason that the operator can fix. The message is one line and says how. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
