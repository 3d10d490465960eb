/** Chunk of regulatory notices, fetched after the page that shows them. */
export { BarDuties, EndDuties, HeaderDuties, PlayDuties, StartDuties } from './PageDuties.tsx'
