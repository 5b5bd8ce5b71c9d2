import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchLateStyles } from '#src/ui/lateStyles.ts'
import { startApp } from './startApp.tsx'

/** Draws the app over the static page of `index.html`, which stands until the first screen is ready: nothing flashes. */
export async function showApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  fetchLateStyles()
  const { element, ready } = startApp()
  await ready
  createRoot(root).render(<StrictMode>{element}</StrictMode>)
}
