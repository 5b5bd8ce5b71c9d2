/** Shown for what cannot be done without a network (P31). */
export const NO_NETWORK_TEXT = '인터넷 연결이 끊겼어요.'

/** Follows the name of a button that waits for a line (drawings 62 and 62b). */
export const WHEN_ONLINE_TEXT = '연결되면 쓸 수 있어요'

/**
 * Whether the browser reports that there is no network. `true` is certain, `false` is a guess. Node, which
 * runs some tests, reports nothing.
 */
export const isOffline = () => (navigator as Partial<Navigator>).onLine === false
