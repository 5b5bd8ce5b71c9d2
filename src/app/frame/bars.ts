import { ahead } from '../routes/ahead.ts'
import { MainTabs } from './MainTabs.tsx'
import { TopBars } from './TopBars.tsx'

/** What stands above and below the screens of members, and what they ask ahead. Log-in does without. */
export const bars = { TopBars, MainTabs, ahead }
