export { InstallInvite } from './install/InstallInvite.tsx'
