import { MainTabs } from './MainTabs.tsx'
import { TopBars } from './TopBars.tsx'

/** The bars above and below the screens of members. The log-in does not load them. */
export const bars = { TopBars, MainTabs }
