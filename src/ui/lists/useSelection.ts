import { useEffect, useEffectEvent, useState } from 'react'
import { overlayEntryGone, useBackToClose } from '../overlays/useBackToClose.ts'

interface Chosen {
  /** The list of the selection: another list has no selection. */
  list: string
  ids: ReadonlySet<number>
  /** Includes items that are not loaded yet. */
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
    // a dialog above the list handles Escape itself
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
    /** The items had to be loaded first: if the mode was left meanwhile, this has no effect. */
    chooseAll: (all: Iterable<number>) =>
      setChosen((now) => (now?.list === list ? { list, ids: new Set(all), isAll: true } : now)),
    leave,
    toggle: (id: number) => choose(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    /** Waits until the mode's history entry is gone, because the entry below it may be replaced next. */
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
