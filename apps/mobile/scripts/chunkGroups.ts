import { repositoryRoot } from '../vite.config.ts'
import { HOME_CHUNK } from './manifest.ts'
import { reachOf } from './reach.ts'

/** React by itself: it and the other libraries run in tasks of their own, and a phone takes 60 ms for each. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//

/**
 * Other libraries that every page needs, in a chunk of their own: it changes with an upgrade and not with a deploy, so
 * returning visitors keep it cached. Only those of the first load: a lazy page's library would be pulled into it.
 */
const FOUNDATION =
  /node_modules\/(?!.*\/(queriesObserver|mutationObserver|infiniteQuery\w+|use(Queries|Mutation|InfiniteQuery))\.js$)(react-router|react-router-dom|@tanstack\/(query-core|react-query)|jotai|react-intl|intl-messageformat|@formatjs\/[^/]+|openapi-fetch)\//

const SIDE_MENU = 'packages/app/src/features/side-menu/SideMenuPanel.tsx'

/** Modules that home fetches by itself: parts of brands' sections, notices, dialogs and the side menu. */
export const HOME_PARTS = [
  'packages/app/src/features/home/components/bannerParts.ts',
  'packages/app/src/features/home/components/lazyPartsChunk.ts',
  'packages/app/src/features/home/components/RankedGames.tsx',
  'packages/app/src/features/home/components/sports/SportsBoard.tsx',
  'packages/app/src/capabilities/games/growIntoGame.ts',
  'packages/app/src/capabilities/page-duties/duties.ts',
  'packages/app/src/platform/overlays/OverlayHost.tsx',
  SIDE_MENU,
  'packages/app/src/site/routes/prefetch.ts',
]

/**
 * Modules whose texts a start on home loads first, with those of all that they import: the frame, home, and what stands
 * on it for visitors and members. The menu and dialogs wait for the rest of the texts.
 */
const FIRST_TEXTS = [
  'packages/app/src/site/entry.ts',
  'packages/app/src/site/frame/HeaderMoney.tsx',
  'packages/app/src/features/home/HomePage.tsx',
  'packages/app/src/features/install/InstallOffers.tsx',
  ...HOME_PARTS.filter((part) => part !== SIDE_MENU),
]

/** Modules that home's parts import. Its plugin takes part in the compile that has {@link CHUNK_GROUPS}. */
export const homePartsReach = reachOf(repositoryRoot, HOME_PARTS)

/**
 * Rules that home's parts reach through the index of their folder alone, and do not use. Where one is used after all, home
 * would fetch what all other pages share, and its budget says so.
 */
const NOT_OF_PARTS =
  /packages\/domain\/src\/(money\/(payments|transactions|typedMoney)|account\/(age|smsCooldown)|agents\/contracts|jurisdiction\/(marketing|playLimits))\.ts$/

/** Modules whose texts come first. Its plugin takes part in the compile too. */
export const firstTextsReach = reachOf(repositoryRoot, FIRST_TEXTS)

/**
 * Few chunks, because each costs a request and the bundler alone would make two hundred: React, the other libraries, the
 * frame with everything that it needs, home with its first shelves, prices, and the modules that at least two areas of
 * the site share, in two: what home's further parts need, and the rest, such as forms. Each area (`site/routes/areas`) is
 * a chunk by itself, as is a page or dialog that is loaded on its own. A chunk takes with it what its modules import,
 * unless an earlier one has it: other pages have home's parts from home, which nearly every player has.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: REACT, priority: 4 },
  { name: 'foundation', test: FOUNDATION, priority: 3 },
  {
    name: 'frame',
    // The entry itself: without it the bundler would put a file before it.
    test: /packages\/app\/src\/site\/(entry\.ts|mount\.tsx)$/,
    priority: 2,
  },
  {
    name: HOME_CHUNK,
    test: /packages\/app\/src\/features\/(home\/HomePage|install\/InstallOffers)\.tsx$/,
    priority: 1,
  },
  // The board and the setting of its notation share it; brands without prices fetch neither.
  {
    name: 'prices',
    test: /packages\/(app\/src\/capabilities\/sports\/(usePriceFormat|sports\.messages)\.ts|domain\/src\/sports\/\w+\.ts)$/,
    priority: 1,
  },
  // Without a group it would be in what all pages share: signing in and making a passkey are two lazy parts.
  { name: 'passkeys', test: /node_modules\/@simplewebauthn\//, priority: 1 },
  {
    name: 'parts',
    test: (id: string) => homePartsReach.has(id) && !NOT_OF_PARTS.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'common', minShareCount: 2, priority: 0 },
]
