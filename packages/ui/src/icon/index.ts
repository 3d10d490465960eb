export * from './icons.ts'
export type { IconProps, IconType } from './makeIcon.tsx'
