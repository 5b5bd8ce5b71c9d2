/** What this page knows of a newer version. */
export interface UpdateState {
  /** `hidden`: the member closed the bar; it comes back with the next start. */
  offer: 'none' | 'shown' | 'hidden' | 'taken'
}

export interface WithUpdate {
  update: UpdateState
}

/** The part joins the store after the first screen, which loads nothing more of it than this. */
export const selectIsUpdateOffered = (state: object | WithUpdate) =>
  'update' in state && state.update.offer === 'shown'
