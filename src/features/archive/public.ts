export { SaveButton } from './saving/SaveButton.tsx'
export { useSavedIds } from './saving/useSavedIds.ts'
export { useSaving } from './saving/useSaving.ts'
