import { useEffect, useEffectEvent, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Handles files dropped anywhere on the page while mounted. Returns true while files are dragged over it.
 * With null it takes no files, but still keeps the browser from opening them.
 */
export function useFileDrop(onFiles: ((files: File[]) => void) | null): boolean {
  const [isOver, setOver] = useState(false)
  const hold = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(onFiles !== null)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    // moving between elements does not leave the page
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
