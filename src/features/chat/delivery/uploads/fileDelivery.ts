// All code needed only for files, in one chunk, because most visits send none.
export { outboxFiles } from '#src/features/chat/storage/outboxFiles.ts'
export { makeUploads } from './outboxUploads.ts'
export { submitFile } from './submitFile.ts'
