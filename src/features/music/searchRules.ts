/** Results named ARTIST or without a picture are left out (docs/product/music.md "Search rules"). */
export const isWorthShowing = (name: string, imageUrl: string | null): boolean =>
  name.toUpperCase() !== 'ARTIST' && imageUrl !== null
