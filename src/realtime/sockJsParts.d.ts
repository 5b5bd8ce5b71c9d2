/** The parts of sockjs-client that `slimSockJs.ts` puts together; the package's types know its entry only. */
declare module 'sockjs-client/lib/main.js' {
  import type SockJS from 'sockjs-client'
  const make: (transports: readonly unknown[]) => typeof SockJS
  export default make
}
declare module 'sockjs-client/lib/transport/*.js' {
  const transport: unknown
  export default transport
}
