/**
 * The location's state that opens the form of an existing band (docs/product/recruitments.md "Band form").
 */
interface EditState {
  isEditing: true
  bandId: number
}

/** Reads the id of the band to edit from a location's state; null for a new band. */
export function editedBandOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null) return null
  const { isEditing, bandId } = state as Partial<Record<keyof EditState, unknown>>
  const id = Number(bandId)
  return isEditing === true && Number.isSafeInteger(id) && id > 0 ? id : null
}
