/** What leads into the form of a band that is there (docs/product/recruitments.md "Band form"), in the state of the navigation. */
interface EditState {
  isEditing: true
  bandId: number
}

/** Id of the band to change; null: a band is to be made. */
export function editedBandOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null) return null
  const { isEditing, bandId } = state as Partial<Record<keyof EditState, unknown>>
  const id = Number(bandId)
  return isEditing === true && Number.isSafeInteger(id) && id > 0 ? id : null
}
