import { loadedWhenOpen } from './loadedLate.ts'

/** `Menu` for screens with a budget for the first load: most visits never open it. */
export const MenuWhenOpen = loadedWhenOpen(() => import('./Menu.tsx').then(({ Menu }) => Menu))
