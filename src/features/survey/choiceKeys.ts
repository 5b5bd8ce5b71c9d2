/**
 * Storage keys of the choices, which survive a reload. Local storage has `selectedArtists` (ids), and
 * `pendingArtists` and `pendingSessions`, which are not saved on the server yet (docs/product.md "What stays
 * on the phone", P1). Session storage has everything else on screen.
 *
 * In a file of its own, because every start checks for pending choices, and most starts have none to save.
 */
export const CHOICE_KEY = {
  selected: 'selectedArtists',
  artists: 'pendingArtists',
  sessions: 'pendingSessions',
  chosen: 'onboardingChoices',
} as const

export const isChoiceWaiting = () =>
  [CHOICE_KEY.artists, CHOICE_KEY.sessions].some((key) => localStorage.getItem(key) !== null)

/** The pre-test is finished. Pending choices stay. */
export function forgetChosen(): void {
  localStorage.removeItem(CHOICE_KEY.selected)
  sessionStorage.removeItem(CHOICE_KEY.chosen)
}

/** The member has logged out: the next member must not get their choices. */
export function clearChoices(): void {
  localStorage.removeItem(CHOICE_KEY.artists)
  localStorage.removeItem(CHOICE_KEY.sessions)
  forgetChosen()
}
