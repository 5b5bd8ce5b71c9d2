import { STOMP_FRAME_MAX_BYTES } from '#contract/limits.ts'
import { beatsIn } from '../pulse.ts'

/** Of one WebSocket message or xhr_send: a STOMP frame of full size grows when SockJS writes it as JSON. The frame itself is measured by the STOMP session. */
export const MESSAGE_MAX_BYTES = 2 * STOMP_FRAME_MAX_BYTES

/** `h` and the WebSocket ping: keeps proxies from closing an idle line, and finds dead ones where the client has no STOMP heart-beats. */
export const SOCKJS_BEAT_BEATS = beatsIn(25_000)
/** How long a polling session waits for its next receiver (SockJS's customary value). */
export const POLL_WITHIN_BEATS = beatsIn(5_000)
/** A streaming response ends after so many bytes and the client asks again, because browsers keep all of it. */
export const RESPONSE_MAX_BYTES = 128 * 1024
/** How long a peer may take to answer our WebSocket close frame. */
export const CLOSE_WITHIN_MS = 5_000
