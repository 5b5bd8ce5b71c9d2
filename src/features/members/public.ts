export { membersApi } from './membersApi.ts'
