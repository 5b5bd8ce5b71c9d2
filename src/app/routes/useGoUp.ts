import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import type { AppRoute } from './routeTable.ts'

const TAB_ROOT = { home: paths.home(), join: paths.join(), my: paths.my(), none: paths.home() }

/** What a screen's back button does. Without a previous screen it goes to the root of the tab. */
export const useGoUp = ({ tab = 'none' }: AppRoute): (() => void) => useGoBack(TAB_ROOT[tab])
