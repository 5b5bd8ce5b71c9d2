import { expect, it } from 'vitest'
import type { ArchiveItem } from './kinds.ts'
import { itemsOf, type SavedPage, withItemsBack, withItemsOnTop, withoutItems } from './savedPages.ts'

const anItem = (id: number): ArchiveItem => ({
  id,
  spotifyId: `track-${id}`,
  title: `곡 ${id}`,
  subtitle: null,
  imageUrl: null,
})
const aPage = (ids: number[], next: number | null = null): SavedPage => ({ items: ids.map(anItem), next })
const idsOf = (pages: readonly SavedPage[]) => itemsOf(pages).map(({ id }) => id)

const before = [aPage([9, 8, 7], 7), aPage([6, 5, 4])]

it('withoutItems removes items and keeps the cursor of the next page', () => {
  const left = withoutItems(before, new Set([7, 6]))
  expect(idsOf(left)).toEqual([9, 8, 5, 4])
  expect(left[0]?.next).toBe(7)
})

it('withItemsBack puts items back in their places, across pages', () => {
  const gone = new Set([9, 7, 6])
  expect(idsOf(withItemsBack(withoutItems(before, gone), before, gone))).toEqual([9, 8, 7, 6, 5, 4])
})

it('withItemsBack puts back the given items and no others', () => {
  const left = withoutItems(before, new Set([8, 7]))
  expect(idsOf(withItemsBack(left, before, new Set([7])))).toEqual([9, 7, 6, 5, 4])
})

it('withItemsBack finds the places in a list that has changed meanwhile', () => {
  const meanwhile = [aPage([10, 8], 8), aPage([5])]
  expect(idsOf(withItemsBack(meanwhile, before, new Set([9, 4])))).toEqual([9, 10, 8, 5, 4])
})

it('withItemsBack does not duplicate items that are back already', () => {
  expect(idsOf(withItemsBack(before, before, new Set([7])))).toEqual([9, 8, 7, 6, 5, 4])
})

it('withItemsOnTop puts new items on top and leaves known ones in place', () => {
  expect(idsOf(withItemsOnTop(before, [anItem(11), anItem(8)]))).toEqual([11, 9, 8, 7, 6, 5, 4])
})
