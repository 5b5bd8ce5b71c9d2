export { profileApi } from './profileApi.ts'
