import type { Flags, WhitelabelFlag } from './flags.ts'
import type { RouteId } from './routeTable.ts'

/**
 * Routes that exist for their flags alone: every way to them stands behind one of these. A brand that has all of a
 * route's flags off does not get the page, not even in its bundle. Routes that are not named here are always there.
 */
export const ROUTE_FLAGS: Readonly<Partial<Record<RouteId, readonly WhitelabelFlag[]>>> = {
  socialCallback: ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'],
  changePassword: ['MENU_CHANGE_PASSWORD'],
  vipBenefits: ['VIP'],
  accountRecord: ['MENU_ACCOUNT_RECORD'],
  salaryContract: ['AGENTPOLICY3'],
  dividendContract: ['AGENTPOLICY3'],
  hourlyContract: ['AGENTPOLICY3'],
  withdraw: ['MENU_WITHDRAW'],
  feedback: ['MENU_FEEDBACK'],
}

/** Whether a route's page can be reached under these flags. */
export function isRouteReachable(id: RouteId, flags: Flags): boolean {
  return ROUTE_FLAGS[id]?.some((flag) => flags[flag]) ?? true
}
