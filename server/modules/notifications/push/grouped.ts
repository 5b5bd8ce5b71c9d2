/** The items by their key, each list in the given order. */
export function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const lists = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const list = lists.get(key)
    if (list) list.push(item)
    else lists.set(key, [item])
  }
  return lists
}
