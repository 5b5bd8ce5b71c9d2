export { BlockDialogWhenOpen } from './blocks/BlockDialogWhenOpen.ts'
export { type BlockTarget, useBlock } from './blocks/useBlock.ts'
