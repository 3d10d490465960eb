export { CategoryRail, type CategoryRailItem, type CategoryRailProps } from './CategoryRail.tsx'
