/** Looks of a banner with its words as text; loaded after the first screen's own code. */
export { Banner } from '@livery/ui/banner'
export { SplitBanner } from './SplitBanner.tsx'
