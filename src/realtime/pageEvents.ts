interface PageListener {
  networkChanged: (online: boolean) => void
  becameVisible: () => void
  /** The page came in sight of the member, or left it: also when it is put away for good. */
  sightChanged: (inSight: boolean) => void
}

/** What the browser reports about the page and its network. */
export interface PageEvents {
  isOnline: () => boolean
  isVisible: () => boolean
  /** Returns a function that stops listening. */
  listen: (on: PageListener) => () => void
}

export const browserPage: PageEvents = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  listen({ networkChanged, becameVisible, sightChanged }) {
    const online = () => networkChanged(true)
    const offline = () => networkChanged(false)
    const visibility = () => {
      const isVisible = document.visibilityState === 'visible'
      sightChanged(isVisible)
      if (isVisible) becameVisible()
    }
    // a phone may end or freeze a page without a change of its visibility
    const gone = () => sightChanged(false)
    const back = () => sightChanged(document.visibilityState === 'visible')
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    document.addEventListener('visibilitychange', visibility)
    window.addEventListener('pagehide', gone)
    window.addEventListener('pageshow', back)
    document.addEventListener('freeze', gone)
    document.addEventListener('resume', back)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', visibility)
      window.removeEventListener('pagehide', gone)
      window.removeEventListener('pageshow', back)
      document.removeEventListener('freeze', gone)
      document.removeEventListener('resume', back)
    }
  },
}
