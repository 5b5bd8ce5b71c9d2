/**
 * Copies a text; false when the browser refuses. Pages without https have no `navigator.clipboard`: there the
 * text is copied from a hidden field.
 */
export async function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) return copyThroughField(text)
  return clipboard.writeText(text).then(
    () => true,
    () => copyThroughField(text),
  )
}

function copyThroughField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  const focused = document.activeElement
  document.body.append(field)
  field.focus()
  field.select()
  const copied = document.execCommand?.('copy') ?? false
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
