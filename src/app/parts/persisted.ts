import type { AppStore } from '../store.ts'

/**
 * Resolves with a part of the state once it is restored from storage; only after a reload does that take a
 * moment.
 */
export function whenBack<Part extends object>(store: AppStore, key: string): Promise<Part> {
  return new Promise((resolve) => {
    const look = () => {
      const part = (
        store.getState() as unknown as Record<string, Part & { _persist?: { rehydrated: boolean } }>
      )[key]
      if (!part?._persist?.rehydrated) return
      unsubscribe()
      resolve(part)
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}
