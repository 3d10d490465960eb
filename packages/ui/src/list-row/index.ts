export { List, ListRow, type ListProps, type ListRowProps } from './ListRow.tsx'
