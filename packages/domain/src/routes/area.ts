import { featureOf, type PageFacts } from './pageFile.ts'

/** Area for pages of a feature that no other area names. */
const OTHER = 'help'

/**
 * Areas of the site: pages that players open one after the other, which are downloaded together. Home and pages that
 * a brand's flags can leave out are downloaded by themselves.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  play: ['game', 'game-center'],
  lottery: ['lottery'],
  entrance: ['login', 'register', 'forget'],
  money: ['wallet', 'account-record', 'bet-record', 'rewards'],
  account: [
    'member-home',
    'security',
    'change-password',
    'vip',
    'inbox',
    'message-center',
    'responsible-gaming',
    'language',
  ],
  agent: ['agent', 'invite'],
  [OTHER]: ['help', 'announcements', 'promotions', 'user-agreement', 'install'],
}

/** Area of the site that a route's page is downloaded with; undefined for a page that is downloaded by itself. */
export function areaOf(route: PageFacts): string | undefined {
  const feature = featureOf(route)
  if (feature === 'home' || (route.flags?.length ?? 0) > 0) return undefined
  return Object.keys(AREAS).find((area) => AREAS[area]?.includes(feature)) ?? OTHER
}
