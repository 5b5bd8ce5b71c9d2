/**
 * The paths that the script in the page knows (`src/pageScript.ts`). All others stand in `paths.ts`, which is too
 * large for it.
 */
export const HOME = '/'
export const JOIN = '/join'
export const MY = '/my'
