export { BarRoom } from './BarRoom.tsx'
export { InstallBar } from './InstallBar.tsx'
