// Everything that only files need, in one part: most visits send none.
export { outboxFiles } from '#src/features/chat/storage/outboxFiles.ts'
export { makeUploads } from './outboxUploads.ts'
export { submitFile } from './submitFile.ts'
