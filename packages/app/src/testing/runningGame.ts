import { gameLaunchPath } from '#capabilities/games/launchPath.ts'

/** Path that launches the game of tests. */
export const runningGamePath = gameLaunchPath({
  vendor: 'PRISM',
  category: 'RNG',
  gameId: 'PRISM_1',
  nodeId: '100001',
  name: 'Golden Koi',
})

/** Launch of a game that loads, and never says anything. */
export const runningGame = {
  url: `${location.origin}/not-a-game`,
  framed: true,
  freePlay: false,
  orientation: 'any',
  expiresAt: '2026-11-20T09:32:00.000Z',
} as const
