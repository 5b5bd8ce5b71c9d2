export { ShareButton } from './ShareButton.tsx'
export { useShare } from './useShare.ts'
