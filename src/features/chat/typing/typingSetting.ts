const KEY = 'hapju.typingShown'

/** Whether this device shows and tells who is typing; it does until somebody switches it off. */
export interface TypingSetting {
  read: () => boolean
  keep: (on: boolean) => void
}

/** A browser that keeps nothing, or may not, starts with it on each time. */
export function typingSettingIn(storage: () => Storage): TypingSetting {
  const tried = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(storage())
    } catch {
      return null
    }
  }
  return {
    read: () => tried((kept) => kept.getItem(KEY)) !== 'off',
    keep: (on) => void tried((kept) => (on ? kept.removeItem(KEY) : kept.setItem(KEY, 'off'))),
  }
}

export const deviceTypingSetting = typingSettingIn(() => localStorage)
