export * from './download.ts'
export * from './downloadBar.ts'
export * from './runMode.ts'
