import { useLocation } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'

export const BAND_TABS = ['prefer', 'playlist', 'people'] as const
export type BandTab = (typeof BAND_TABS)[number]

export const TAB_LABEL: Readonly<Record<BandTab, string>> = {
  prefer: '취향',
  playlist: '목표 곡',
  people: '멤버',
}

/** The tab of the current path. */
export function useBandTab(): BandTab {
  const { pathname } = useLocation()
  return BAND_TABS.find((tab) => pathname.startsWith(paths[tab]())) ?? 'people'
}
