export { RecordList, type RecordEntry, type RecordListProps } from './RecordList.tsx'
