import { describe, expect, it } from 'vitest'

import { catalogue } from './catalogue.ts'
import { isOfCategory, searchGames, within } from './search.ts'

const { games } = catalogue()
const names = (typed: string, language = 'EN'): string[] =>
  searchGames(games, typed, language).map((game) => game.name)

describe('search', () => {
  it('ranks names that begin with the text before those that contain it', () => {
    const found = names('dragon')
    expect(found[0]).toMatch(/^Dragon/)
    expect(found.findIndex((name) => !/^dragon/i.test(name))).toBeGreaterThan(
      found.filter((name) => /^dragon/i.test(name)).length - 1,
    )
  })

  it('ignores case, accents and punctuation', () => {
    expect(names('TIEN LEN')[0]).toMatch(/^Tiến Lên/)
    expect(names('holdem')[0]).toMatch(/^Hold’em/)
    expect(names('da nang')[0]).toMatch(/^Đà Nẵng/)
  })

  it('tolerates typing errors only when nothing else matches', () => {
    expect(names('bacarat')[0]).toMatch(/Baccarat/)
    expect(names('pyrmaid')[0]).toMatch(/Pyramid/)
    expect(names('zzzzzz')).toStrictEqual([])
  })

  it('finds names in the requested language', () => {
    expect(names('百家乐', 'CN')[0]).toMatch(/Baccarat/)
    expect(names('百家乐', 'EN')).toStrictEqual([])
  })

  it('treats BG and BGS as shelves within RNG', () => {
    expect(
      games.filter((game) => isOfCategory(game, 'BGS')).every((game) => game.vendor.code === 'BGS'),
    ).toBe(true)
    expect(games.filter((game) => isOfCategory(game, 'BG')).every((game) => game.genre === 'table')).toBe(
      true,
    )
  })

  it('answers in a few milliseconds', () => {
    const started = performance.now()
    for (const typed of ['dragon', 'rou', 'qwertzu', 'gold']) names(typed)
    expect((performance.now() - started) / 4).toBeLessThan(60)
  })

  it.each([
    ['crown', 'crwon', 1, true],
    ['crown', 'crow', 1, true],
    ['crown', 'clown', 1, true],
    ['crown', 'clawn', 1, false],
    ['crown', 'crown', 0, true],
  ])('%s and %s are within %i: %s', (one, other, limit, expected) => {
    expect(within(one, other, limit)).toBe(expected)
  })
})
