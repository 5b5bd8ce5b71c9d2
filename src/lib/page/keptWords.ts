import { useState } from 'react'

const PREFIX = 'words:'

/**
 * Words that are being typed, kept for this tab: they survive leaving the screen, a reload and a session that
 * has lapsed. `key` names what they are about; empty words are not kept. The only file that uses these keys.
 */
export function useKeptWords(key: string): [words: string, setWords: (words: string) => void] {
  const [words, setWords] = useState(() => sessionStorage.getItem(PREFIX + key) ?? '')
  return [
    words,
    (next) => {
      setWords(next)
      keepWords(key, next)
    },
  ]
}

/** Forgets them when they were sent. A full storage keeps nothing, which costs only a reload. */
export function keepWords(key: string, words: string): void {
  try {
    if (words === '') sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, words)
  } catch {
    sessionStorage.removeItem(PREFIX + key)
  }
}
