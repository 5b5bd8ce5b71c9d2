export { savingApi } from './savingApi.ts'
