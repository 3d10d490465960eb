/** What regulators ask of pages and sessions: one chunk, fetched after the page it stands on. */
export { BarDuties, EndDuties, HeaderDuties, PlayDuties, StartDuties } from './PageDuties.tsx'
export { SessionDuties } from './SessionDuties.tsx'
