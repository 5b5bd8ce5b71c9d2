import type { ArchiveItem } from './kinds.ts'

/** What one request for a list brought. */
export interface SavedPage {
  items: ArchiveItem[]
  /** Behind which item the list goes on; null: nowhere. Stays true when that item is taken away here. */
  next: number | null
}

export const itemsOf = (pages: readonly SavedPage[]): ArchiveItem[] => pages.flatMap(({ items }) => items)

/** Takes items out of a list, before the server has. */
export function withoutItems(pages: readonly SavedPage[], ids: ReadonlySet<number>): SavedPage[] {
  return pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !ids.has(id)) }))
}

/** Puts items on top of a list, where the server puts what comes into a folder; what is there already stays where it is. */
export function withItemsOnTop(pages: readonly SavedPage[], items: readonly ArchiveItem[]): SavedPage[] {
  const known = new Set(itemsOf(pages).map(({ id }) => id))
  const added = items.filter(({ id }) => !known.has(id))
  return pages.map((page, index) => (index === 0 ? { ...page, items: [...added, ...page.items] } : page))
}

/** Puts items that were taken out back to where they stood in `before`, whatever else has come and gone since. */
export function withItemsBack(
  pages: readonly SavedPage[],
  before: readonly SavedPage[],
  ids: ReadonlySet<number>,
): SavedPage[] {
  const present = new Set(itemsOf(pages).map(({ id }) => id))
  /** What comes back, by the item it stood behind; null: by none. */
  const behind = new Map<number | null, ArchiveItem[]>()
  let anchor: number | null = null
  for (const item of itemsOf(before)) {
    if (present.has(item.id)) anchor = item.id
    else if (ids.has(item.id)) behind.set(anchor, [...(behind.get(anchor) ?? []), item])
  }
  return pages.map((page, index) => ({
    ...page,
    items: [
      ...(index === 0 ? (behind.get(null) ?? []) : []),
      ...page.items.flatMap((item) => [item, ...(behind.get(item.id) ?? [])]),
    ],
  }))
}
