export { isStandalone, readDevice, type InstallPromptEvent } from './device.ts'
