/** Shown for what cannot be done without a network (P31). */
export const NO_NETWORK_TEXT = '인터넷 연결이 끊겼어요.'

/**
 * Whether the browser reports that there is no network. `true` is certain, `false` is a guess. Node, which
 * runs some tests, reports nothing.
 */
export const isOffline = () => (navigator as Partial<Navigator>).onLine === false
