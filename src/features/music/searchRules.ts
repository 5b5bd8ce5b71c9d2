/** What is named ARTIST or has no picture is left out of results (product-1 section 5). */
export const isWorthShowing = (name: string, imageUrl: string | null): boolean =>
  name.toUpperCase() !== 'ARTIST' && imageUrl !== null
