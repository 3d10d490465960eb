import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { matchRoute } from '../routes/routes.ts'
import { gameListPath } from './paths.ts'

test.each([
  [{}, '/m/gameList'],
  [{ shelf: 'hot' }, '/m/gameList?type=hot'],
  [{ shelf: 'fav', vendor: '' }, '/m/gameList?type=fav'],
  [{ gameType: 'RNG', vendor: 'BGS' }, '/m/gameList?gameType=RNG&vassalage=BGS'],
] as const)('game list %j is %s (S-routes-14)', (query, path) => expect(gameListPath(query)).toBe(path))

test("the query of an address holds the parameters of the list, whatever the vendor's name", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom('hot', 'fav'), (vendor, shelf) => {
      const address = new URL(gameListPath({ vendor, shelf }), 'https://site.example')
      expect(matchRoute(address.pathname).route.id).toBe('gameList')
      expect(address.searchParams.get('vassalage')).toBe(vendor.toWellFormed())
      expect(address.searchParams.get('type')).toBe(shelf)
    }),
  )
})
