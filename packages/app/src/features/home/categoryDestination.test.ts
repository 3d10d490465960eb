import type { Gateway } from '@livery/api'
import type { GameCategory, VendorMapping } from '@livery/domain/games'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, test } from 'vitest'

import { vendorMappingQuery } from '#capabilities/games/vendors.queries.ts'
import { testBoot } from '#testing/testBoot.ts'

import { categoryDestination } from './categoryDestination.ts'

const vendor = (code: string, gameType: string) => ({
  vendor: code,
  gameType,
  gameId: `${code}-g`,
  nodeId: `${code}-n`,
})
const vendors: VendorMapping = {
  RNG: [vendor('ONE', 'RNG'), vendor('TWO', 'RNG')],
  FISH: [vendor('SOLE', 'FISH')],
  SPORTS: [vendor('BTI', 'SPORTS'), vendor('SOLE', 'ESPORTS'), vendor('BTI', 'COCKFIGHT')],
  LOTT: [{ ...vendor('LOTT', 'LOTT'), playTypes: ['trad', 'ent'], gameGroupId: 'D5' }],
  ELOTT: [vendor('TCG_LOTTO_VN', 'ELOTT')],
}
const member = { token: 't', memberName: 'member', type: 0, firstTimeLogin: false }
const unheard = () => Promise.reject(new Error('no network'))

/** Destination of a tap, as `kind path`. */
async function way(category: GameCategory, session: typeof member | undefined, known = true) {
  const { games, merchantCode } = testBoot.tenant
  const gateway = { GET: unheard } as unknown as Gateway
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (known) client.setQueryData(vendorMappingQuery(gateway, merchantCode).queryKey, vendors)
  const found = await categoryDestination({
    category,
    name: 'Name',
    session,
    games: { ...games, cockfight: { vendor: 'BTI', gameId: 'C', nodeId: '9' } },
    context: { gateway, merchantCode, language: 'EN' },
    client,
  })
  return 'path' in found ? `${found.kind} ${found.path}` : found.kind
}

test.each<[GameCategory, string, string]>([
  ['RNG', 'panel', 'panel'],
  ['NEW_GAME', 'panel', 'panel'],
  ['FAV', 'signIn undefined', 'panel'],
  ['PROMO', 'page /m/activity', 'page /m/activity'],
  ['REWARD', 'page /m/rewardCenter', 'page /m/rewardCenter'],
  ...(
    [
      ['FISH', '/m/launchGame?vendor=SOLE&gameCategory=FISH&gameId=SOLE-g&nodeId=SOLE-n&name=Name'],
      ['ESPORTS', '/m/launchGame?vendor=SOLE&gameCategory=ESPORTS&gameId=SOLE-g&nodeId=SOLE-n&name=Name'],
      ['COCKFIGHT', '/m/launchGame?vendor=BTI&gameCategory=COCKFIGHT&gameId=C&nodeId=9&name=Name'],
      [
        'LOTT',
        '/m/launchGame?playType=ent&gameId=LOTT-g&gameGroupId=D5&prize_mode=ELOTT&code=lobby&pageBack=home&vendor=LOTT',
      ],
      [
        'ELOTT',
        '/m/launchGame?playType=trad&gameId=lobby&prize_mode=VN&code=lobby&pageBack=home&vendor=TCG_LOTTO_VN',
      ],
    ] as const
  ).map(([category, path]) => [category, `signIn ${path}`, `page ${path}`] as [GameCategory, string, string]),
])('%s leads a visitor to %s, a member to %s (S-entrance-05)', async (category, visitor, signedIn) => {
  expect(await way(category, undefined)).toBe(visitor)
  expect(await way(category, member)).toBe(signedIn)
})

it('opens the panel while the vendor mapping is unknown', async () => {
  expect(await way('FISH', member, false)).toBe('panel')
})
