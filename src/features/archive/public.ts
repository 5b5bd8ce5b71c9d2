export { SaveButton } from './SaveButton.tsx'
export { savingApi } from './savingApi.ts'
export { useSavedIds } from './useSavedIds.ts'
export { useSaving } from './useSaving.ts'
