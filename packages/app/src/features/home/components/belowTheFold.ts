/** What home shows only when it is scrolled to or asked for: one chunk, so that the first screen is light. */
export { CategoryPanel } from './CategoryPanel.tsx'
export { FloatingLinks } from './FloatingLinks.tsx'
export { InviteBanner } from './InviteBanner.tsx'
export { JackpotBoard } from './JackpotBoard.tsx'
export { FavouriteGames, RecentGames } from './MemberShelves.tsx'
export { NothingFound } from './NothingFound.tsx'
export { SiteFooter } from './SiteFooter.tsx'
export { WinnerBoard } from './WinnerBoard.tsx'
