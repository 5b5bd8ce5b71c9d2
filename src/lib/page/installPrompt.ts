/** Chromium's event: the app could be installed. Its `prompt` shows the browser's own question, once. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallPrompt | null = null
const CHANGED = 'installprompt'

function change(next: InstallPrompt | null): void {
  kept = next
  dispatchEvent(new Event(CHANGED))
}

/**
 * Called by the first script, because the event may come before the app is there. The browser then shows no
 * banner of its own: the app asks when it has a reason.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => change(null))
}

/** For `useSyncExternalStore`. */
export const installPrompt = {
  read: () => kept,
  subscribe: (tell: () => void) => {
    addEventListener(CHANGED, tell)
    return () => removeEventListener(CHANGED, tell)
  },
}

/** Shows the browser's question. Resolves when the member has answered it; there is no second one. */
export async function askToInstall(): Promise<void> {
  const prompt = kept
  change(null)
  await prompt?.prompt()
}
