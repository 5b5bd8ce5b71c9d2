/** Fonts that load later than this appear when they arrive. */
const ALL_WITHIN_MS = 5_000

/**
 * Loads the style sheet of the fonts that the page does not declare: those of most screens and of members'
 * own texts, besides log-in and home. The page names it in a meta element and not as a style sheet, so that
 * it blocks no paint. A second call does nothing.
 */
export function fetchLateStyles(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="late-styles"]')
  if (!named) return
  const { content, dataset } = named
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = content
  sheet.addEventListener('load', () => void switchOn(`'${dataset.family ?? ''}'`))
  named.replaceWith(sheet)
}

/**
 * Applies the fonts once, when all that the page needs are loaded: otherwise each file would cause a layout
 * of the whole page.
 */
async function switchOn(family: string): Promise<void> {
  const needed = document.fonts.load(`1em ${family}`, document.body.textContent)
  const enough = new Promise((resolve) => setTimeout(resolve, ALL_WITHIN_MS))
  // a missing file does not hold back the others
  await Promise.race([needed, enough]).catch(() => {})
  document.documentElement.style.setProperty('--font-late', family)
}
