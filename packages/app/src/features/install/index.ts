export { InstallBar } from './InstallBar.tsx'
