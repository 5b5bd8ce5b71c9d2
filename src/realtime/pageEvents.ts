/** What the browser reports about the page and its network. */
export interface PageEvents {
  isOnline: () => boolean
  isVisible: () => boolean
  /** Returns a function that stops listening. */
  listen: (on: { networkChanged: (online: boolean) => void; becameVisible: () => void }) => () => void
}

export const browserPage: PageEvents = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  listen({ networkChanged, becameVisible }) {
    const online = () => networkChanged(true)
    const offline = () => networkChanged(false)
    const visibility = () => {
      if (document.visibilityState === 'visible') becameVisible()
    }
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    document.addEventListener('visibilitychange', visibility)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', visibility)
    }
  },
}
