import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { favouritesFrom, isFavourite, listAfterToggle, toggleFavourite } from './favourites.ts'

describe('favourites', () => {
  const session = { type: 0 }
  const list = favouritesFrom([1, '2', 2])

  it('holds node ids as strings, once each (S-favourites-05)', () => {
    expect(list).toEqual(['1', '2'])
    expect(isFavourite(list, 2)).toBe(true)
  })

  it('asks visitors to log in (S-favourites-01)', () => {
    expect(toggleFavourite(null, [], 1)).toEqual({ kind: 'login', to: '/m/login' })
  })

  it('are removed when they are in the list, and added otherwise', () => {
    expect(toggleFavourite(session, list, 3)).toEqual({ kind: 'add', nodeId: '3' })
    expect(toggleFavourite(session, list, 1)).toEqual({ kind: 'remove', nodeId: '1' })
  })

  it('removes a game from the list under the fav filter alone (S-favourites-04)', () => {
    const games = [{ nodeId: 1 }, { nodeId: '2' }]
    const remove = toggleFavourite(session, list, 2)
    expect(listAfterToggle(games, remove, 'fav')).toEqual([{ nodeId: 1 }])
    expect(listAfterToggle(games, remove, 'all')).toBe(games)
  })

  it('a second tap undoes the first', () => {
    const ids = fc.array(fc.nat({ max: 20 }))
    fc.assert(
      fc.property(ids, fc.nat({ max: 20 }), (kept, tapped) => {
        const before = favouritesFrom(kept)
        const { kind } = toggleFavourite(session, before, tapped)
        const after =
          kind === 'add' ? [String(tapped), ...before] : before.filter((id) => id !== String(tapped))
        expect(kind).toBe(kept.includes(tapped) ? 'remove' : 'add')
        expect(toggleFavourite(session, after, tapped).kind).toBe(kind === 'add' ? 'remove' : 'add')
      }),
    )
  })

  it('leaves every list but that of the favourites unchanged', () => {
    const games = [{ nodeId: 1 }, { nodeId: '2' }, { nodeId: null }]
    for (const filter of ['all', 'hot', 'recent', 'fav'] as const) {
      expect(listAfterToggle(games, toggleFavourite(session, list, 3), filter)).toBe(games)
      expect(listAfterToggle(games, toggleFavourite(null, list, 1), filter)).toBe(games)
    }
  })
})
