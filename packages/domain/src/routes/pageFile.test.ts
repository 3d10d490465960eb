import { expect, it, test } from 'vitest'

import { featureOf, pageFileOf } from './pageFile.ts'
import { ROUTE_LIST } from './routes.ts'
import { type RouteId, ROUTES } from './routeTable.ts'

test.each<[RouteId, string, string]>([
  ['home', 'home/HomePage.tsx', 'home'],
  ['betRecord', 'bet-record/BetRecordPage.tsx', 'bet-record'],
  ['trial', 'login/TrialPage.tsx', 'login'],
  ['lotteryBet', 'lottery/bet/BetPage.tsx', 'lottery'],
])('%s is shown by %s of %s', (id, file, feature) => {
  expect(pageFileOf(ROUTES[id])).toBe(file)
  expect(featureOf(ROUTES[id])).toBe(feature)
})

/** Ids that the naming rule allows for a page: the page's name, the feature's, or the feature's and the page's. */
function idsOf(file: string): string[] {
  const page = file.replace(/^.*\/|Page\.tsx$/g, '')
  const feature = file.replace(/\/.*/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [page.charAt(0).toLowerCase() + page.slice(1), feature, feature + page]
}

const byFile = Object.groupBy(ROUTE_LIST, pageFileOf)

it.each(Object.entries(byFile).filter(([, routes]) => routes?.length === 1))(
  'the one route of %s is called by its page, its feature or both',
  (file, routes) => {
    expect(idsOf(file)).toContain(routes?.[0]?.id)
  },
)

it.each(Object.entries(byFile).filter(([, routes = []]) => routes.length > 1))(
  'of the routes of %s one is called by it, or all end in its name',
  (file, routes = []) => {
    const ids: string[] = routes.map(({ id }) => id)
    const name = file.replace(/^.*\/|Page\.tsx$/g, '')
    expect(ids.some((id) => idsOf(file).includes(id)) || ids.every((id) => id.endsWith(name))).toBe(true)
  },
)
