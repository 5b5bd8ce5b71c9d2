import { useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import { SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { useDebounced } from '../time/debounced.ts'

const PARAM = 'q'

/** docs/product/music.md "Search rules". */
export const SEARCH_DEBOUNCE_MS = 300

/**
 * `text` is what is typed. `asked` is what to search for: the trimmed text once it has not changed for 300
 * ms, and null until then. It is also written into the address, replacing the previous text, so that a reload
 * and the back button keep it.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(PARAM) ?? ''
  const [text, setText] = useState(inAddress.slice(0, SEARCH_TEXT_MAX_CHARS))
  const typed = text.trim()
  const debounced = useDebounced(typed, SEARCH_DEBOUNCE_MS)
  // an emptied search is over at once: the next tap may leave the page
  const settled = typed === '' ? '' : debounced
  // setting the parameters would cancel another navigation in progress
  const isStaying = useNavigation().state === 'idle'

  useEffect(() => {
    if (!isStaying || settled === inAddress) return
    const withText = (known: URLSearchParams) => {
      const next = new URLSearchParams(known)
      if (settled === '') next.delete(PARAM)
      else next.set(PARAM, settled)
      return next
    }
    setParams(withText, { replace: true, preventScrollReset: true })
  }, [isStaying, settled, inAddress, setParams])

  return { text, setText, asked: typed === settled ? typed : null }
}
