import { randomUUID } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { catalogue } from '../games/catalogue.ts'
import { GENRE_FACTS } from '../games/genres.ts'
import { countStatements } from '../testing/countStatements.ts'
import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { intention, player } from '../testing/player.ts'
import { VENDOR } from '../testing/preparedMembers.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

describe('a call', SLOW_TESTS, () => {
  const at = useSandbox(freshPglite)

  test('waits for the database no more often than it must', async () => {
    const { app, db } = at.sandbox
    const who = player(app)
    await who.login('member')
    const slot = catalogue().games.find(({ genre }) => genre === 'slot')
    const { url } = (
      await who.call<Schemas['GameLaunch']>(
        'GET',
        `/lgw/games/launch?vendor=${slot?.vendor.code}&gameCategory=${GENRE_FACTS.slot.gameType}&nodeId=${slot?.nodeId}&freePlay=0`,
      )
    ).value
    const launch = new URL(url).searchParams.get('launch')
    const opened = await app.inject({ method: 'POST', url: '/play/api/session', payload: { launch } })
    const { bearer, stakes } = opened.json<{ bearer: string; stakes: string[] }>()
    const get = (path: string) => () => who.call('GET', path)
    const pay = (path: string, body: object) => () => who.call('POST', path, { body, headers: intention() })
    const spin = async () => {
      const played = await app.inject({
        method: 'POST',
        url: '/play/api/rounds',
        headers: { authorization: `Bearer ${bearer}` },
        payload: { roundId: randomUUID(), stake: stakes[0] },
      })
      return { status: played.statusCode }
    }
    const transfer = { direction: 'in', vassalage: VENDOR, amount: '0.01' }
    // Most statements, with two for the begin and the end of a transaction.
    const kinds: [string, number, () => Promise<{ readonly status: number }>][] = [
      ['status', 1, get('/wps/system/status')],
      ['member', 2, get('/wps/member/info')],
      ['wallet', 2, get('/wps/wallets/gcs')],
      ['unread', 2, get('/wps/message/inbox/unread')],
      ['round of a game', 2, spin],
      ['transfer', 9, pay('/wps/relay/GCS_walletTransfer', transfer)],
      ['deposit order', 7, pay('/wps/transaction/deposit', { channelId: 'card', amount: '25.00' })],
    ]
    const count = countStatements(db)
    for (const [name, most, call] of kinds) {
      // The first of a kind may open accounts.
      await call()
      count.taken()
      const { status } = await call()
      expect([name, status]).toEqual([name, 200])
      expect([name, Math.max(count.taken(), most)]).toEqual([name, most])
    }
  })
})
