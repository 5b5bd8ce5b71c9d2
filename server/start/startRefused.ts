/** The program cannot start, for a reason the person starting it can act on. The message is one line and says how. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
