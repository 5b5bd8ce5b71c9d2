/** Letters that have not come by then are drawn when they do. */
const ALL_WITHIN_MS = 5_000

/**
 * Fetches the style sheet of the fonts that the page does not declare itself: what most screens and members' own words draw besides the
 * log-in and the home screen. Not named in the page as a sheet, so that it blocks no paint. Does nothing the second time.
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
 * What stands is drawn with them once, when all are there that it needs: each file that comes by itself would have the whole page laid
 * out again.
 */
async function switchOn(family: string): Promise<void> {
  const needed = document.fonts.load(`1em ${family}`, document.body.textContent)
  const enough = new Promise((resolve) => setTimeout(resolve, ALL_WITHIN_MS))
  // one that cannot be had keeps the others from nobody
  await Promise.race([needed, enough]).catch(() => {})
  document.documentElement.style.setProperty('--font-late', family)
}
