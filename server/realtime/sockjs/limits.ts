import { STOMP_FRAME_MAX_BYTES } from '#contract/limits.ts'
import { beatsIn } from '../pulse.ts'

/**
 * Limit for one WebSocket message or xhr_send. A STOMP frame of full size grows when SockJS writes it as
 * JSON; the STOMP session checks the size of the frame itself.
 */
export const MESSAGE_MAX_BYTES = 2 * STOMP_FRAME_MAX_BYTES

/**
 * Interval of `h` and the WebSocket ping. Keeps proxies from closing an idle connection and detects dead ones
 * when the client has no STOMP heart-beats.
 */
export const SOCKJS_BEAT_BEATS = beatsIn(25_000)
/** How long a polling session waits for its next receiver (the usual SockJS value). */
export const POLL_WITHIN_BEATS = beatsIn(5_000)
/**
 * A streaming response ends after this many bytes and the client asks again, because browsers keep all of it
 * in memory.
 */
export const RESPONSE_MAX_BYTES = 128 * 1024
/** How long a peer may take to answer the server's WebSocket close frame. */
export const CLOSE_WITHIN_MS = 5_000
