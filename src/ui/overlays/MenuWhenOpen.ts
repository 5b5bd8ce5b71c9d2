import { loadedWhenOpen } from './loadedLate.ts'

/** `Menu`, for screens whose first load is counted: most visits never open it. */
export const MenuWhenOpen = loadedWhenOpen(() => import('./Menu.tsx').then(({ Menu }) => Menu))
