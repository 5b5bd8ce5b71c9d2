/** off: nobody is signed in · stale: not connected, a redial is coming · lost: given up, the member decides. */
export type ConnectionStatus = 'off' | 'connecting' | 'live' | 'stale' | 'lost'

/** The three failures product-2 section 8 has words for: an ERROR frame, a line that broke, a dial that did not get through. */
export type ConnectionProblem = 'stomp' | 'socket' | 'connect'
