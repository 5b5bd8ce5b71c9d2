import { useEffect, useEffectEvent, useState } from 'react'
import { overlayEntryGone, useBackToClose } from '../overlays/useBackToClose.ts'

interface Chosen {
  /** The list it was made in: in another one there is no selection. */
  list: string
  ids: ReadonlySet<number>
  /** Also of what has not been read yet. */
  isAll: boolean
}

const NOTHING: ReadonlySet<number> = new Set()

/** The selection mode of a list (docs/product.md "Selection"). Escape and the back button leave it. */
export function useSelection(list: string) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const isOn = chosen?.list === list
  const ids = isOn ? chosen.ids : NOTHING
  const choose = (next: Iterable<number>) => setChosen({ list, ids: new Set(next), isAll: false })
  const leave = () => setChosen(null)
  useBackToClose(isOn, leave)

  const leaveOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // a dialog over the list takes it for itself
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) leave()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', leaveOnEscape)
    return () => document.removeEventListener('keydown', leaveOnEscape)
  }, [isOn])

  return {
    isOn,
    ids,
    isAll: isOn && chosen.isAll,
    choose,
    /** They had to be read first: who has left meanwhile is not taken back. */
    chooseAll: (all: Iterable<number>) =>
      setChosen((now) => (now?.list === list ? { list, ids: new Set(all), isAll: true } : now)),
    leave,
    toggle: (id: number) => choose(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    /** Its entry in the history has to be gone before the one below it is replaced. */
    async leaveThen(go: () => void): Promise<void> {
      if (isOn) {
        leave()
        await overlayEntryGone()
      }
      go()
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
