export { SaveButton } from './saving/SaveButton.tsx'
export { savingApi } from './saving/savingApi.ts'
export { useSavedIds } from './saving/useSavedIds.ts'
export { useSaving } from './saving/useSaving.ts'
