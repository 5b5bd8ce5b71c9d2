/**
 * A modal dialog covers everything that is not in the browser's top layer; a popover that opens later lies above it. For looking
 * only: what is behind a modal dialog stays out of reach, so whoever acts inside one shows what has happened there too.
 */
export function raiseAboveDialogs(container: HTMLElement): void {
  if (!document.querySelector('dialog[open]') || !('showPopover' in container)) return
  // opening it again brings it above a dialog that has opened meanwhile
  container.popover = null
  container.popover = 'manual'
  container.showPopover()
}
