/** jsdom has no types; these cover what the test environment uses. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this
  }
}
