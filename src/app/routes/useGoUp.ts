import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import type { AppRoute } from './routeTable.ts'

const TAB_ROOT = { home: paths.home(), join: paths.join(), my: paths.my(), none: paths.home() }

/** What the back button of a screen does: who came from nowhere goes up to the tab. */
export const useGoUp = ({ tab = 'none' }: AppRoute): (() => void) => useGoBack(TAB_ROOT[tab])
