export * from './banners.ts'
export * from './wire.ts'
