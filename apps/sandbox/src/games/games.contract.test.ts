import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { catalogue } from './catalogue.ts'
import { openGameSandbox, type GameSandbox } from './testing/gameSandbox.ts'

let sandbox: GameSandbox
beforeAll(async () => {
  sandbox = await openGameSandbox()
}, 60_000)
afterAll(() => sandbox.close())

type Games = { nodeId: string; vassalage: string; gameType: string; gameName: string }[]
const gamesIn = (value: Record<string, unknown>, key = 'games'): Games => value[key] as Games

describe('every call conforms to the contract (S-lottery-01, S-wire-10, S-entities-01)', () => {
  // The gateway validates its own answers and replaces one that violates the contract with a 500.
  it.each([
    ['/lgw/games/mobile', 200],
    ['/lgw/games/mobile?merchant=NOBODY1', 400],
    [
      '/lgw/games/mobile?gameName=dragon&gameType=RNG&minLine=25&minBet=0.20&pageNo=2&pageSize=9&language=EN&platform=html5&clientType=2',
      200,
    ],
    ['/lgw/games/mobile?pageSize=101', 400],
    ['/lgw/games/mobile?gameType=PINBALL', 400],
    ['/lgw/games/hot?isPlatform=2&language=EN&platform=html5', 200],
    ['/lgw/games/vendorTypes?typeId=1', 200],
    ['/lgw/games/vendorTypes', 400],
    ['/lgw/games/vendors', 200],
    ['/lgw/games/favourites?pageNo=1&pageSize=15&clientType=2', 200],
    ['/lgw/games/recent?page=1&pageSize=25&clientType=2', 200],
    ['/lgw/games/recent/add?nodeId=1', 404],
    ['/lgw/orders', 200],
    ['/lgw/orders?gameCategory=BG&startTime=2026-11-01T00:00:00.000Z', 200],
    ['/lgw/winners?size=5', 200],
    ['/lgw/jackpot', 200],
    ['/lgw/live', 200],
    ['/lotto/list', 200],
    ['/lotto/list?gameType=ELOTT', 200],
    ['/lotto/menu', 200],
    ['/lotto/numero?gameId=LOTT_0001', 200],
    ['/lotto/numero?gameId=NONE', 404],
    ['/lotto/draws?gameId=LOTT_0001&pageNo=2&pageSize=20', 200],
    ['/lotto/vn/recent?region=SOUTH&date=2026-11-19', 200],
    ['/lotto/vn/numero', 200],
    ['/lotto/plays?gameId=LOTT_0001&playType=ent', 200],
    ['/lotto/launch?vendor=TCG_SEA&gameCode=lobby&prizeMode=SEA&playType=trad', 200],
    ['/lotto/launch?vendor=BGS&gameCode=lobby', 404],
  ])('GET %s: %i', async (url, status) => {
    expect(await sandbox.call('GET', url)).toMatchObject({ status })
  })

  it.each([
    '/lgw/games/favourites',
    '/lgw/games/recent',
    '/lgw/orders',
    '/lgw/games/launch?vendor=BGS&gameCategory=RNG&nodeId=100001',
    '/lotto/launch?vendor=LOTT&gameCode=lobby',
  ])('GET %s needs a session', async (url) => {
    expect(await sandbox.call('GET', url, undefined, { authorization: '' })).toMatchObject({
      status: 401,
      code: 'session.missing',
    })
  })
})

describe('listing', () => {
  it('pages through everything once (S-entities-02)', async () => {
    const seen = new Set<string>()
    for (let page = 1; page <= 30; page += 1) {
      const { value } = await sandbox.call('GET', `/lgw/games/mobile?pageNo=${page}&pageSize=100`)
      expect(value).toMatchObject({ pageNum: page, totalPages: 30, total: 3000 })
      for (const game of gamesIn(value)) seen.add(game.nodeId)
    }
    expect(seen.size).toBe(3000)
    expect((await sandbox.call('GET', '/lgw/games/mobile?pageNo=31&pageSize=100')).value).toMatchObject({
      games: [],
      totalPages: 30,
    })
  })

  it('applies all filters together (S-centre-15)', async () => {
    const { value } = await sandbox.call(
      'GET',
      '/lgw/games/mobile?gameType=RNG&vassalage=BGS&isNew=1&pageSize=100',
    )
    const expected = catalogue().games.filter((game) => game.vendor.code === 'BGS' && game.isNew).length
    expect(value['total']).toBe(expected)
    expect(gamesIn(value).every((game) => game.vassalage === 'BGS' && game.gameType === 'RNG')).toBe(true)
  })

  it('lists sports, e-sports and cockfight vendors under SPORTS with their types (S-entrance-09, S-entities-08)', async () => {
    const { value } = await sandbox.call('GET', '/lgw/games/vendorTypes?typeId=1')
    const list = value['list'] as {
      gameCategory: string
      vendors: { vassalage: string; gameType: string }[]
    }[]
    const sports = list
      .find((item) => item.gameCategory === 'SPORTS')
      ?.vendors.map((vendor) => `${vendor.vassalage}:${vendor.gameType}`)
    expect(sports).toStrictEqual([
      'BTI:SPORTS',
      'TCHL:SPORTS',
      'RSHL:ESPORTS',
      'BTI:COCKFIGHT',
      'RSPR:COCKFIGHT',
    ])
    expect(list.find((item) => item.gameCategory === 'HOT')?.vendors).toStrictEqual([])
  })
})

describe('favourites and recent', () => {
  it('adds, lists latest first, and removes favourites (S-centre-18, S-favourites-05)', async () => {
    const [one, two] = catalogue().games
    if (!one || !two) throw new Error('The catalogue is empty.')
    await sandbox.call('POST', '/lgw/games/favourites', { nodeId: one.nodeId, vendor: one.vendor.code })
    const both = await sandbox.call('POST', '/lgw/games/favourites', { nodeId: two.nodeId })
    expect(both.value).toStrictEqual({ nodeIds: [two.nodeId, one.nodeId] })
    expect((await sandbox.call('POST', '/lgw/games/favourites', { nodeId: two.nodeId })).value).toStrictEqual(
      both.value,
    )
    const listed = await sandbox.call('GET', '/lgw/games/favourites?pageSize=1')
    expect(listed.value).toMatchObject({
      content: [{ nodeId: two.nodeId }],
      pageNum: 1,
      totalPages: 2,
      nodeIds: [two.nodeId, one.nodeId],
    })
    expect(
      (await sandbox.call('DELETE', '/lgw/games/favourites', { nodeId: two.nodeId })).value,
    ).toStrictEqual({ nodeIds: [one.nodeId] })
    expect(await sandbox.call('POST', '/lgw/games/favourites', { nodeId: '999999' })).toMatchObject({
      status: 404,
    })
    expect(
      await sandbox.call('POST', '/lgw/games/favourites', { nodeId: one.nodeId, more: 1 }),
    ).toMatchObject({ status: 400 })
  })

  it('lists opened games, each once (S-favourites-06)', async () => {
    const nodes = catalogue()
      .games.slice(5, 8)
      .map((game) => game.nodeId)
    for (const nodeId of [...nodes, nodes[0]]) {
      sandbox.services.clock.advance(1000)
      await sandbox.call('GET', `/lgw/games/recent/add?nodeId=${nodeId}&clientType=2`)
    }
    const { value } = await sandbox.call('GET', '/lgw/games/recent')
    expect(gamesIn(value, 'list').map((game) => game.nodeId)).toStrictEqual([nodes[0], nodes[2], nodes[1]])
  })
})

describe('launching', () => {
  const launch = (query: string) => sandbox.call('GET', `/lgw/games/launch?${query}`)

  it('refuses games of another vendor or category, and unknown ones (S-launch-11)', async () => {
    expect(await launch('vendor=BGS&gameCategory=RNG&nodeId=999999')).toMatchObject({ status: 404 })
    expect(await launch('vendor=COPL&gameCategory=RNG&nodeId=100001')).toMatchObject({ status: 404 })
    expect(await launch('vendor=BGS&gameCategory=LIVE&nodeId=100001')).toMatchObject({ status: 400 })
  })

  it('refuses free play of vendors without it, and frames on other sites', async () => {
    expect(await launch('vendor=GSLN&gameCategory=LIVE&nodeId=219906&freePlay=1')).toMatchObject({
      status: 422,
      code: 'game.no_free_play',
    })
    expect(
      await launch('vendor=GSLN&gameCategory=LIVE&nodeId=219906&origin=https%3A%2F%2Fevil.example'),
    ).toMatchObject({ status: 400 })
  })

  it('marks vendors whose games cannot be framed', async () => {
    expect(
      (await launch('vendor=BTI&gameCategory=COCKFIGHT&gameId=BTI-COCKFIGHT&nodeId=269908')).value,
    ).toMatchObject({ framed: false })
    expect((await launch('vendor=BGS&gameCategory=BGS&nodeId=100001')).value).toMatchObject({
      framed: true,
      freePlay: false,
      announcesReady: true,
    })
  })
})
