import type { Folder } from '#contract/http/archive/folders.ts'

/** The folders in the order of `folderIds`; those that it does not name come last, in their present order. */
export function inOrder(folders: readonly Folder[], folderIds: readonly number[]): Folder[] {
  const placeOf = ({ folderId }: Folder) => {
    const place = folderIds.indexOf(folderId)
    return place === -1 ? folderIds.length : place
  }
  return folders.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The ids with the one at `from` moved one place up (-1) or down (1). */
export function moved(folderIds: readonly number[], from: number, by: -1 | 1): number[] {
  const next = [...folderIds]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}

export const idsOf = (folders: readonly Folder[]): number[] => folders.map(({ folderId }) => folderId)
