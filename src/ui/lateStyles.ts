/**
 * Switches on the style sheets the page fetched without waiting for them (fonts beyond the first screen). They carry
 * `media="print"` until then, which is what keeps them from blocking the first paint. Call once after mounting.
 */
export function switchOnLateStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) link.media = 'all'
}
