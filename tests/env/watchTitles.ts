import { onTestFinished } from 'vitest'

/**
 * Records the `h1` of every screen from now on, with one entry for each new element or text. A title that
 * changes while its screen is loading has two.
 */
export function watchTitles(): string[] {
  const titles: string[] = []
  let shown = document.querySelector('h1')
  let text = shown?.textContent
  const observer = new MutationObserver(() => {
    const now = document.querySelector('h1')
    if (now === shown && now?.textContent === text) return
    shown = now
    text = now?.textContent
    if (text !== undefined) titles.push(text)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return titles
}
