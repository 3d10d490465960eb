export { createSiteStatusKeeper, siteStatusAtom, type SiteStatusKeeper } from './status.ts'
