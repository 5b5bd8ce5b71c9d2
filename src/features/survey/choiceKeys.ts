/**
 * Where choices outlive the page. Local storage, as docs/product.md "What stays on the phone" names them: `selectedArtists` (ids), and what the server
 * has not got yet, `pendingArtists` and `pendingSessions` (P1). Session storage: the rest of what is on screen.
 *
 * A file of its own: every start asks whether something waits, and most have nothing to save.
 */
export const CHOICE_KEY = {
  selected: 'selectedArtists',
  artists: 'pendingArtists',
  sessions: 'pendingSessions',
  chosen: 'onboardingChoices',
} as const

export const isChoiceWaiting = () =>
  [CHOICE_KEY.artists, CHOICE_KEY.sessions].some((key) => localStorage.getItem(key) !== null)

/** The pre-test is over; what still waits goes on waiting. */
export function forgetChosen(): void {
  localStorage.removeItem(CHOICE_KEY.selected)
  sessionStorage.removeItem(CHOICE_KEY.chosen)
}

/** Somebody has logged out: nothing of theirs may reach the next member. */
export function clearChoices(): void {
  localStorage.removeItem(CHOICE_KEY.artists)
  localStorage.removeItem(CHOICE_KEY.sessions)
  forgetChosen()
}
