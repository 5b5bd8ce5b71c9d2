import { useState } from 'react'

/** Whether it has been so since this was mounted: a past state that is shown again must not ask once more. */
export function useEver(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo)
  if (isSo && !was) setWas(true)
  return was || isSo
}
