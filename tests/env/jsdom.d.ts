/** jsdom brings no types: what the environment of the tests uses of it. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this
  }
}
