import { artPath } from '#contract/art/generatedArt.ts'
import type { FoundItem } from './foundItems.ts'

const track = (spotifyId: string, title: string, subtitle: string): FoundItem => ({
  kind: 'tracks',
  spotifyId,
  title,
  subtitle,
  imageUrl: artPath('track', spotifyId),
})

/**
 * Recommended when no similar member provides tracks (docs/product/archive.md "Adding music"). A test checks
 * that the catalogue has these ids.
 */
export const DEFAULT_TRACKS: readonly FoundItem[] = [
  track('gw4eH1jlnV62eSLI51rMrmY4', '위잉위잉', '혁오'),
  track('dJglh2La4gP2XIJr71KjaNf2', '주저하는 연인들을 위해', '잔나비'),
  track('c5zsU1nmwsC46juRH3XT9kj3', '한 페이지가 될 수 있게', 'DAY6'),
]
