export { BlockDialogWhenOpen } from './blocks/BlockDialogWhenOpen.ts'
export { type BlockTarget, useBlock } from './blocks/useBlock.ts'
export { SanctionDetail } from './sanctions/SanctionDetail.tsx'
