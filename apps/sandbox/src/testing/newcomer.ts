import { catalogue } from '../games/catalogue.ts'
import { type Genre, GENRE_FACTS } from '../games/genres.ts'
import type { Sandbox } from '../server/sandbox.ts'
import type { Schemas } from '../wire.ts'
import { intention, player, type Player } from './player.ts'

const PASSWORD = 'First-2026'

/** Registers a member by name and signs in, like a new visitor. */
export async function newcomer(
  { app }: Pick<Sandbox, 'app'>,
  username: string,
  { merchant = 'AUR01', ...more }: { merchant?: string; affiliateCode?: string } = {},
): Promise<Player> {
  const who = player(app, merchant)
  const registered = await who.sealed('PUT', '/wps/member/register', {
    registerMethod: 'H5',
    registerUrl: 'aurora.localhost',
    domain: 'aurora.localhost',
    type: 0,
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-04-27',
    human: await who.human(),
    captchaProof: await who.human('captcha'),
    ...more,
  })
  if (registered.status !== 200) throw new Error(`Registering ${username} answered ${registered.code}.`)
  await who.login(username, { password: PASSWORD })
  return who
}

/** Signs a newcomer in again, after the clock was moved past the session. */
export const backAgain = (who: Player, username: string) => who.login(username, { password: PASSWORD })

/** Opens a deposit order and pays it. */
export async function deposit(
  { app }: Pick<Sandbox, 'app'>,
  who: Player,
  amount: string,
  promotionKey?: string,
): Promise<string> {
  const { orderNumber } = (
    await who.call<Schemas['Deposit']>('POST', '/wps/transaction/deposit', {
      body: { channelId: 'card', amount, ...(promotionKey ? { promotionKey } : {}) },
      headers: intention(),
    })
  ).value
  await app.inject({ method: 'POST', url: `/sandbox/payments/${orderNumber}/pay` })
  return orderNumber
}

/** Plays rounds of the first game of a genre, each with the same stake. */
export async function playGame(
  { app }: Pick<Sandbox, 'app'>,
  who: Player,
  genre: Genre,
  stake: string,
  rounds = 1,
): Promise<void> {
  const game = catalogue().games.find((one) => one.genre === genre)
  if (!game) throw new Error(`No game of the genre ${genre}.`)
  const { url } = (
    await who.call<Schemas['GameLaunch']>(
      'GET',
      `/lgw/games/launch?vendor=${game.vendor.code}&gameCategory=${GENRE_FACTS[genre].gameType}&nodeId=${game.nodeId}&freePlay=0`,
    )
  ).value
  const launch = new URL(url).searchParams.get('launch')
  const opened = await app.inject({ method: 'POST', url: '/play/api/session', payload: { launch } })
  const authorization = `Bearer ${opened.json<{ bearer: string }>().bearer}`
  for (let round = 1; round <= rounds; round += 1) {
    const played = await app.inject({
      method: 'POST',
      url: '/play/api/rounds',
      headers: { authorization },
      payload: { roundId: `round-number-${round}`, stake, ...(genre === 'slot' ? {} : { choice: 'low' }) },
    })
    if (played.statusCode !== 200) throw new Error(`A round answered ${played.body}`)
  }
}
