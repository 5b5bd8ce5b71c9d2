import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startApp } from './app/startApp.tsx'
import { switchOnLateStyles } from './ui/lateStyles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { element, ready } = startApp()
// Until then the static page of index.html stands, so that nothing flashes.
await ready
createRoot(root).render(<StrictMode>{element}</StrictMode>)
switchOnLateStyles()
