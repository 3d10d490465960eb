/** Browser entry of this package: everything that needs no file system. */
export * from './boot.ts'
export * from './config.ts'
export * from './defineTenant.ts'
export * from './jurisdictions/index.ts'
export * from './problem.ts'
export * from './publicTenant.ts'
