/**
 * sockjs-client with the transports our server speaks and this app uses, instead of eleven of which most are for browsers of
 * 2012. The build resolves `sockjs-client` to this file (`scripts/lib/leanLibraries.mjs`); tests use the package whole.
 */
import make from 'sockjs-client/lib/main.js'
import websocket from 'sockjs-client/lib/transport/websocket.js'
import xhrPolling from 'sockjs-client/lib/transport/xhr-polling.js'
import xhrStreaming from 'sockjs-client/lib/transport/xhr-streaming.js'

export default make([websocket, xhrStreaming, xhrPolling])
