export { profileApi } from './profileApi.ts'
export { membersApi } from './membersApi.ts'
