// Imported, so that a worker does it once and not for each file.
import './env/delays/lateStore.ts'
