export { Badge, Dot, type BadgeProps, type DotProps } from './Badge.tsx'
