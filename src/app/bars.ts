import { ahead } from './ahead.ts'
import { MainTabs } from './MainTabs.tsx'
import { TopBars } from './TopBars.tsx'
import { UnbuiltPage } from './UnbuiltPage.tsx'

/** What stands above and below the screens of members, the screens that are only that, and what they ask ahead. Log-in does without. */
export const bars = { TopBars, MainTabs, UnbuiltPage, ahead }
