import { MainTabs } from './MainTabs.tsx'
import { TopBars } from './TopBars.tsx'

/** What stands above and below the screens of members. The log-in does without. */
export const bars = { TopBars, MainTabs }
