/**
 * Fetches the style sheet of the fonts that members' own words may need; those of our screens are declared in the page. Not
 * named in the page as a sheet, so that it blocks no paint and takes nothing from what the first screen waits for. It comes
 * before the page's own declarations: of two that name a character the later one wins.
 */
export function fetchLateStyles() {
  const named = document.querySelector<HTMLMetaElement>('meta[name="late-styles"]')
  if (!named) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = named.content
  named.replaceWith(sheet)
}
