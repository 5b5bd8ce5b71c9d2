import { expect, it } from 'vitest'
import { idsOf, inOrder, moved } from './folderOrder.ts'

const folders = [1, 2, 3].map((folderId) => ({ folderId, name: '', color: 'RED' as const }))

it('folders that the order does not name come last, and ids without a folder are ignored', () => {
  expect(idsOf(inOrder(folders, [3, 9, 1, 2]))).toEqual([3, 1, 2])
  expect(idsOf(inOrder(folders, [3]))).toEqual([3, 1, 2])
  expect(idsOf(inOrder(folders, []))).toEqual([1, 2, 3])
})

it('a folder moves up or down by one place', () => {
  expect(moved([1, 2, 3], 1, -1)).toEqual([2, 1, 3])
  expect(moved([1, 2, 3], 1, 1)).toEqual([1, 3, 2])
})
