export { PageColumn, type PageColumnProps } from './PageColumn.tsx'
