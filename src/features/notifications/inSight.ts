import { useEffect } from 'react'

/** Screens of notifications that are open: the next one comes before the last one goes. */
let open = 0

/** Somebody who looks at the notifications sees what is new: nothing need tell them. */
export const areNotificationsInSight = () => open > 0

/** For the screens that show them. */
export function useInSight(): void {
  useEffect(() => {
    open += 1
    return () => {
      open -= 1
    }
  }, [])
}
