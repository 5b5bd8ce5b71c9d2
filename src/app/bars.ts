import { MainTabs } from './MainTabs.tsx'
import { TopBars } from './TopBars.tsx'
import { UnbuiltPage } from './UnbuiltPage.tsx'

/** What stands above and below the screens of members, and the screens that are only that. Log-in does without. */
export const bars = { TopBars, MainTabs, UnbuiltPage }
