/**
 * Shows the toasts above a modal dialog. A modal dialog covers everything outside the browser's top layer,
 * and a popover that opens later is above it. The toasts are then visible but not operable: everything behind
 * a modal dialog is inert. So an action inside a dialog shows its result there too.
 */
export function raiseAboveDialogs(container: HTMLElement): void {
  if (!document.querySelector('dialog[open]') || !('showPopover' in container)) return
  // reopening puts it above a dialog that has opened meanwhile
  container.popover = null
  container.popover = 'manual'
  container.showPopover()
}
