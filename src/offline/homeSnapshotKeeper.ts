import type { Middleware } from '@reduxjs/toolkit'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { type HomeSnapshot, readHomeSnapshot, SNAPSHOT_KEY } from './homeSnapshot.ts'
import { selectReceivedAt, type WithApi, type WithKept } from './keptSlice.ts'

const HOME_KEY = 'findRecommended("home")'
/** The pictures and the list below the first band have been rendered by then. */
const TAKEN_AFTER_MS = 3_000

/** Only of that moment: dialogs, what screen readers announce, and unread counts. */
const PASSING = 'dialog, [role="status"], [role="alert"], [data-none]'
const AT_START = '[data-at-start="true"]'

export const dropHomeSnapshot = (): void => localStorage.removeItem(SNAPSHOT_KEY)

export function dropHomeSnapshotOfOthers(memberId: number): void {
  if (readHomeSnapshot()?.memberId !== memberId) dropHomeSnapshot()
}

type State = WithAuth & WithApi & Partial<WithKept>

/**
 * Takes a snapshot of home 3 s after its answer has arrived, and when the page is hidden; none while time
 * travel shows a past state. `isSignedIn`: another tab may have ended the session.
 */
export function watchHome(isSignedIn: (memberId: number) => boolean) {
  /** Undefined until the first action. */
  let present: State | undefined
  let getState: () => State
  let answeredAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function take() {
    if (!present || getState() !== present) return
    const memberId = selectMemberId(present)
    if (memberId !== null && isSignedIn(memberId) && location.pathname === paths.home())
      takeHomeSnapshot(memberId)
  }
  function look(state: State) {
    present = state
    const at = state.kept?.shown[HOME_KEY] === undefined ? selectReceivedAt(state, HOME_KEY) : null
    if (at === null || at === answeredAt) return
    answeredAt = at
    clearTimeout(timer)
    timer = setTimeout(take, TAKEN_AFTER_MS)
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') take()
  }
  document.addEventListener('visibilitychange', onHidden)

  const middleware: Middleware<unknown, State> = (api) => {
    getState = api.getState
    return (next) => (action) => {
      const result = next(action)
      look(getState())
      return result
    }
  }
  return {
    middleware,
    dispose() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHidden)
    },
  }
}

/**
 * Only if home looks as it does after a start: no dialog is open, the page is not scrolled, and the carousel
 * shows its first band.
 */
function takeHomeSnapshot(memberId: number): void {
  const root = document.getElementById('root')
  if (!root?.querySelector(AT_START) || scrollY > 0) return
  if (document.querySelector('dialog[open], #root > [inert]')) return
  const copy = root.cloneNode(true) as HTMLElement
  const originals = [...root.querySelectorAll('*')]
  const copies = [...copy.querySelectorAll('*')]
  const needed = inSight(originals)
  for (const [i, original] of originals.entries())
    if (original.matches(PASSING) || !needed.has(original)) copies[i]!.remove()
  const snapshot: HomeSnapshot = {
    memberId,
    widths: `(width: ${innerWidth}px)`,
    html: copy.innerHTML,
    css: stylesOf(copy),
  }
  try {
    localStorage.setItem(SNAPSHOT_KEY, JSON.stringify(snapshot))
  } catch {
    // no room in local storage: an older picture would only be wrong
    dropHomeSnapshot()
  }
}

/** The elements inside the window and their ancestors: the parent of the fixed tab bar lies below the window. */
function inSight(elements: readonly Element[]): Set<Element> {
  const found = new Set<Element>()
  for (const element of elements) {
    const { top, left, right } = element.getBoundingClientRect()
    if (top >= innerHeight || left >= innerWidth || right < 0) continue
    for (let each: Element | null = element; each && !found.has(each); each = each.parentElement)
      found.add(each)
  }
  return found
}

const CLASS_OF_EMOTION = /\.(css-[\w-]+)/g

/**
 * Emotion's rules for the classes in `root`, and its rules without a class. They are read from the style
 * sheets, because in a build the style elements have no text.
 */
function stylesOf(root: HTMLElement): string {
  const used = new Set([...root.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  const isUsed = (rule: string) => {
    const classes = [...rule.matchAll(CLASS_OF_EMOTION)].map(([, name]) => name as string)
    return classes.length === 0 || classes.some((name) => used.has(name))
  }
  return [...document.styleSheets]
    .filter(
      ({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode.dataset.emotion !== undefined,
    )
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter(isUsed)
    .join('\n')
}
