import SockJS from 'sockjs-client'

/** Needs no WebSocket, so it works behind the proxies that block them. */
const POLLING = ['xhr-streaming', 'xhr-polling']

/**
 * Opens a socket over SockJS. `isSilent`: a WebSocket got no answer at all, so none is tried again; after a
 * refusal one is, because the server may have been restarting. Loaded only when it is needed: the library
 * registers an `unload` handler, with which a browser keeps no page for the back button.
 */
export function openSockJs(url: string, timeoutMs: number, isSilent: boolean): WebSocket {
  const transports = isSilent ? POLLING : ['websocket', ...POLLING]
  return new SockJS(url, null, { transports, timeout: timeoutMs })
}
