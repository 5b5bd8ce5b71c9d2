import { useEffect } from 'react'

/** The number of open notification screens: the next one mounts before the last one unmounts. */
let open = 0

/** While the notifications are on screen, a new one needs no toast. */
export const areNotificationsInSight = () => open > 0

/** For screens that show notifications. */
export function useInSight(): void {
  useEffect(() => {
    open += 1
    return () => {
      open -= 1
    }
  }, [])
}
