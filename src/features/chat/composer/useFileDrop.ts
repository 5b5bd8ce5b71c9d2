import { useEffect, useEffectEvent, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Files that are dropped anywhere on the page, as long as it is open; true while some are held over it. Null takes none, and keeps
 * the browser from opening what misses all the same.
 */
export function useFileDrop(onFiles: ((files: File[]) => void) | null): boolean {
  const [isOver, setOver] = useState(false)
  const hold = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(onFiles !== null)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    // from one element to the next is no leaving
    if (event.relatedTarget === null) setOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (!carriesFiles(event)) return
    event.preventDefault()
    onFiles?.([...(event.dataTransfer?.files ?? [])])
  })
  useEffect(() => {
    const listeners = {
      dragenter: (event: DragEvent) => hold(event),
      dragover: (event: DragEvent) => hold(event),
      dragleave: (event: DragEvent) => leave(event),
      drop: (event: DragEvent) => drop(event),
    }
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][]
    for (const [name, listener] of all) window.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of all) window.removeEventListener(name, listener)
    }
  }, [])
  return isOver
}
