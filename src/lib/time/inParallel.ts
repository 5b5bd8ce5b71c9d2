/** Runs `act` on every item, at most `most` at a time; returns the outcomes in the order of `items`. */
export async function inParallel<Item, Outcome>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => PromiseLike<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  async function work(): Promise<void> {
    while (next < items.length) {
      const mine = next
      next += 1
      outcomes[mine] = await act(items[mine] as Item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work))
  return outcomes
}
