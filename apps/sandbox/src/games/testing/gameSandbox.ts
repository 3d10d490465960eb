import { art } from '../../art/index.ts'
import { lottery } from '../../lottery/index.ts'
import { MODULES } from '../../modules.ts'
import type { SandboxModule } from '../../operations.ts'
import { createSandbox, type Sandbox } from '../../server/sandbox.ts'
import { startSession } from '../../sessions/sessions.ts'
import { frozenClock } from '../../testing/frozenClock.ts'
import { catalogue } from '../catalogue.ts'
import { GENRE_FACTS } from '../genres.ts'
import { games } from '../index.ts'

/** Answer of a call, successful or not. */
export interface Answer {
  readonly status: number
  // Untyped wire value, as tests read the wire like a client without types.
  readonly value: Record<string, unknown>
  readonly code: string | undefined
}

/** Complete in-memory gateway, with a member of the first merchant signed in. */
export interface GameSandbox extends Sandbox {
  readonly merchant: string
  readonly memberId: string
  /** Calls an operation of the contract as that member. */
  call(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** Calls the vendors' server. */
  play(method: 'GET' | 'POST', path: string, bearer: string, body?: unknown): Promise<Answer>
}

/** Opens a game sandbox; close it after the tests. @param code merchant; absent, the first one */
export async function openGameSandbox(
  start = '2026-11-20T09:31:00.000Z',
  code?: string,
): Promise<GameSandbox> {
  const own: readonly SandboxModule[] = [games, lottery, art]
  const names = new Set(own.map((module) => module.name))
  const modules = [...MODULES.filter((module) => !names.has(module.name)), ...own]
  const sandbox = await createSandbox({ clock: frozenClock(start), modules, ticking: false })
  const merchant = code ?? sandbox.services.merchants.all[0]?.code ?? ''
  const member = await sandbox.db.row<{ id: bigint }>`
    select id from member where merchant = ${merchant} and username = 'member'`
  if (!member) throw new Error('The seeds have no member.')
  const memberId = member.id.toString()
  const token = await sandbox.db.transaction((tx) =>
    startSession(tx, { id: memberId, merchant }, sandbox.services.clock.now(), {
      method: 'password',
      userAgent: '',
      address: '127.0.0.1',
      allowsSeveralDevices: false,
    }),
  )

  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    body: unknown,
  ): Promise<Answer> {
    const response = await sandbox.app.inject({
      method,
      url,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const answer = response.json<Record<string, unknown>>()
    const code = typeof answer['code'] === 'string' ? answer['code'] : undefined
    const value = 'value' in answer ? answer['value'] : answer
    return { status: response.statusCode, value: value as Record<string, unknown>, code }
  }
  return {
    ...sandbox,
    merchant,
    memberId,
    call: (method, url, body, headers = {}) =>
      send(
        method,
        url,
        { merchant, 'accept-language': 'EN', gateway: '3', authorization: `Bearer ${token}`, ...headers },
        body,
      ),
    play: (method, path, bearer, body) =>
      send(method, `/play/api/${path}`, bearer ? { authorization: `Bearer ${bearer}` } : {}, body),
  }
}

/** Launches a game as the member and opens its session. */
export async function openGame(
  sandbox: GameSandbox,
  nodeId: string,
  freePlay: 0 | 1 = 0,
): Promise<{ bearer: string; session: Record<string, unknown>; token: string }> {
  const game = catalogue().find(nodeId)
  if (!game) throw new Error(`No game ${nodeId}`)
  const launched = await sandbox.call(
    'GET',
    `/lgw/games/launch?vendor=${game.vendor.code}&gameCategory=${GENRE_FACTS[game.genre].gameType}&nodeId=${nodeId}&freePlay=${freePlay}`,
  )
  if (launched.status !== 200) throw new Error(`launchGame answered ${launched.code}`)
  const token = new URL(String(launched.value['url'])).searchParams.get('launch') ?? ''
  const { value } = await sandbox.play('POST', 'session', '', { launch: token })
  return { bearer: String(value['bearer']), session: value, token }
}
