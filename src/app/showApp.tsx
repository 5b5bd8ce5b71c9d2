import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { nextTask } from '#src/lib/time/wait.ts'
import { startApp } from './startApp.tsx'

/**
 * Renders the app over the static page of `index.html`, which stays until the first screen is ready, so
 * nothing flashes.
 */
export async function showApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  await nextTask()
  const { element, ready } = await startApp({ pause: nextTask })
  await ready
  // a transition renders in slices, so that a slow phone can handle input meanwhile
  startTransition(() => createRoot(root).render(<StrictMode>{element}</StrictMode>))
}
