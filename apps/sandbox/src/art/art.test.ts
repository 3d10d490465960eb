import { describe, expect, it } from 'vitest'

import { catalogue } from '../games/catalogue.ts'
import { GENRES } from '../games/genres.ts'
import { banner } from './banner.ts'
import { gameTile } from './gameTile.ts'
import {
  categoryPicture,
  defaultPicture,
  headIcon,
  livePoster,
  motifPicture,
  payPicture,
  vendorMark,
  vipMedal,
} from './marks.ts'
import { MOTIFS } from './motifs.ts'
import { breakTitle } from './title.ts'

/** Fault of a picture: unclosed tags, duplicate attributes, scripts or external references. */
function faultOf(svg: string): string | undefined {
  const open: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/g,
    (_, closes: string, name: string, attributes: string, alone: string) => {
      const keys = [...attributes.matchAll(/\s([a-zA-Z][\w:-]*)="/g)].map(([, key]) => key)
      if (new Set(keys).size !== keys.length) open.push(`twice in ${name}`)
      if (closes) {
        if (open.pop() !== name) open.push(`stray </${name}>`)
      } else if (!alone) open.push(name)
      return ''
    },
  )
  if (open.length > 0) return `not closed: ${open.join(' ')}`
  if (/[<>]/.test(rest)) return `not a tag: ${rest.slice(0, 80)}`
  const addresses = [...svg.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)].map(
    ([, link, url]) => link ?? url ?? '',
  )
  if (addresses.some((address) => !address.startsWith('#'))) return 'refers to something outside'
  if (/<(script|foreignObject|iframe|image|style)|\son[a-z]+=|NaN|undefined/.test(svg))
    return 'holds what it must not'
  const ids = new Set([...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))
  const lost = addresses.find((address) => !ids.has(address.slice(1)))
  return lost ? `refers to ${lost}, which is not there` : undefined
}

const { games, lobbies } = catalogue()

describe('pictures', () => {
  it.each(GENRES)('draws valid tiles for %s', (genre) => {
    for (const game of games.filter((one) => one.genre === genre))
      expect([game.name, faultOf(gameTile(game))]).toStrictEqual([game.name, undefined])
  })

  it('draws small tiles, identical every time', () => {
    const sizes = games.map((game) => gameTile(game).length)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(8000)
    expect(Math.max(...sizes)).toBeLessThan(24_000)
    expect(games.slice(0, 20).map(gameTile)).toStrictEqual(games.slice(0, 20).map(gameTile))
  })

  it('fills its container, so that no tile crops the title', () => {
    for (const game of games.slice(0, 20)) expect(gameTile(game)).toMatch(/^<svg xmlns="[^"]*" role="img">/)
  })

  it('draws valid pictures of all other kinds', () => {
    const pictures = [
      ...lobbies.map(gameTile),
      ...MOTIFS.map((motif) => motifPicture(motif, 'violet')),
      ...['m_home-1', 'm_live', 'm_newgame', 'm_invite', 'm_reg', 'anything'].map((name) =>
        banner({ name, title: 'Tom & Jerry <3' }),
      ),
      ...['BGS', 'TCG_LOTTO_VN'].map(vendorMark),
      ...['HOT', 'LOTT', 'PROMO'].map(categoryPicture),
      headIcon('icon-12'),
      payPicture('bank'),
      vipMedal('10'),
      livePoster('M01'),
      defaultPicture(),
    ]
    for (const picture of pictures) expect(faultOf(picture ?? 'none')).toBeUndefined()
  })

  it('is undefined for an unknown name', () => {
    expect([
      vendorMark('NOBODY'),
      categoryPicture('x'),
      headIcon('icon-13'),
      livePoster('M99'),
      motifPicture('../x', 'gold'),
    ]).toStrictEqual(Array.from({ length: 5 }))
  })

  it.each([
    ['SEALED PYRAMID', 2],
    ['CRYPT OF CASTLE MORTIS', 3],
    ['SEVENS', 1],
  ])('breaks %s into %i lines', (title, lines) => {
    expect(breakTitle(title)).toHaveLength(lines)
    expect(breakTitle(title).join(' ')).toBe(title)
  })
})
