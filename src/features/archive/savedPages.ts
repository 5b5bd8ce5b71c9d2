import type { ArchiveItem } from './kinds.ts'

/** The answer to one request for a list. */
export interface SavedPage {
  items: ArchiveItem[]
  /** The cursor of the next page; null on the last page. Stays valid when this item is removed here. */
  next: number | null
}

export const itemsOf = (pages: readonly SavedPage[]): ArchiveItem[] => pages.flatMap(({ items }) => items)

/** Removes items from the pages before the server has removed them. */
export function withoutItems(pages: readonly SavedPage[], ids: ReadonlySet<number>): SavedPage[] {
  return pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !ids.has(id)) }))
}

/** Puts items on top, where the server puts items added to a folder. Items already there stay in place. */
export function withItemsOnTop(pages: readonly SavedPage[], items: readonly ArchiveItem[]): SavedPage[] {
  const known = new Set(itemsOf(pages).map(({ id }) => id))
  const added = items.filter(({ id }) => !known.has(id))
  return pages.map((page, index) => (index === 0 ? { ...page, items: [...added, ...page.items] } : page))
}

/** Puts removed items back in their places in `before`, whatever was added or removed since. */
export function withItemsBack(
  pages: readonly SavedPage[],
  before: readonly SavedPage[],
  ids: ReadonlySet<number>,
): SavedPage[] {
  const present = new Set(itemsOf(pages).map(({ id }) => id))
  /** Items to put back, by the id of the item before them; null: at the start. */
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
