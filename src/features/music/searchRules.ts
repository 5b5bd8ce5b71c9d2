/** What is named ARTIST or has no picture is left out of results (docs/product/music.md "Search rules"). */
export const isWorthShowing = (name: string, imageUrl: string | null): boolean =>
  name.toUpperCase() !== 'ARTIST' && imageUrl !== null
