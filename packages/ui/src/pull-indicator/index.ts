export { PULLED, PullIndicator, type PullIndicatorProps } from './PullIndicator.tsx'
