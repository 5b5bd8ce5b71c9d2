/** Escapes text for HTML; everything else on the page is written by the generator. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const code = (text: string) => `<code>${escaped(text)}</code>`

/** How a call is made: the method, the address, and who may make it. */
export const line = (method: string, address: string, who: string) =>
  `<p><b class="method">${method}</b> ${code(address)} <span class="who">${who}</span></p>`

export const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

export const table = (columns: readonly string[], rows: readonly string[]) =>
  `<table>\n<tr>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>\n${rows.join('\n')}\n</table>`

/** Link targets of calls and destinations, by id. */
export type Anchors = ReadonlyMap<string, string>

/** Renders the Markdown that the comments use: paragraphs, code and bold words. Ids become links. */
export function prose(text: string, anchors: Anchors): string {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => `<p>${inline(paragraph, anchors)}</p>`).join('\n')
}

export function inline(text: string, anchors: Anchors): string {
  return text
    .split('`')
    .map((part, nth) => (nth % 2 === 1 ? code(part) : linked(part, anchors)))
    .join('')
}

const linked = (text: string, anchors: Anchors) =>
  escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\b[A-Z]{1,2}\d{1,2}\b/g, (id) => {
      const anchor = anchors.get(id)
      return anchor === undefined ? id : `<a href="#${anchor}">${id}</a>`
    })
