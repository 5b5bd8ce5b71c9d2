const KEY = 'hapju.typingShown'

/** Whether this device shows and sends typing events; on by default. */
export interface TypingSetting {
  read: () => boolean
  keep: (on: boolean) => void
}

/** Where storage is unavailable or forbidden the setting is on at each start. */
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
