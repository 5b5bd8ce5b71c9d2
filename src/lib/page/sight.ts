import { useEffect } from 'react'

/** Whether the member sees something anyway, so that news of it needs no toast. */
export interface Sight {
  isInSight: () => boolean
  /** For the screens that show it. */
  useInSight: () => void
}

export function makeSight(): Sight {
  /** The number of open screens: the next one mounts before the last one unmounts. */
  let open = 0
  return {
    isInSight: () => open > 0,
    useInSight() {
      useEffect(() => {
        open += 1
        return () => {
          open -= 1
        }
      }, [])
    },
  }
}
