/**
 * Session of a game with its server. The launch token is used at once and removed from the address; the
 * bearer token that it is exchanged for stays in this module's memory.
 */

/** Refusal with the server's code, or `network`. */
export class Refusal extends Error {
  constructor(code) {
    super(code)
    this.code = code
  }
}

let bearer = ''

/** Fixture and selection of the address, at which a sportsbook opens. */
const { fixture, selection } = Object.fromEntries(new URLSearchParams(location.search))

async function call(method, path, body) {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response
  try {
    response = await fetch(`/play/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal('network')
  }
  const answer = await response.json()
  if (!response.ok) throw new Refusal(answer.code)
  return answer
}

/** Exchanges the launch token in the address for a session. */
export async function openSession() {
  const launch = new URLSearchParams(location.search).get('launch') ?? ''
  history.replaceState(null, '', location.pathname)
  const { bearer: given, ...session } = await call('POST', 'session', { launch })
  bearer = given
  return session
}

/**
 * Plays a round. After a lost connection the same round is requested again, which never takes a second
 * stake.
 */
export async function playRound(wish, attempts = 3) {
  const round = { roundId: crypto.randomUUID(), ...wish }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('POST', 'rounds', round)
    } catch (error) {
      if (error.code !== 'network' || attempt === attempts) throw error
      await pause(400 * attempt)
    }
  }
}

/** Match and price that the player tapped on the site; undefined for a game opened without one. */
export const readPick = async () =>
  fixture && call('GET', `fixtures/${fixture}?${new URLSearchParams({ selection: selection ?? '' })}`)

export const readRound = (roundId) => call('GET', `rounds/${roundId}`)
export const leaveRound = (roundId) => call('POST', `rounds/${roundId}/leave`)
export const readBalance = () => call('GET', 'balance')

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** True when the player prefers reduced motion. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
