import type { FixturePick, GameAction } from '@livery/domain/games'
import { launchGamePath } from '@livery/domain/lottery'
import { ROUTES, withQuery } from '@livery/domain/routes'

/** A vendor's game as the address of the launch page carries it. */
export interface GameToLaunch {
  readonly vendor: string
  readonly category: string
  readonly gameId: string
  readonly nodeId: string
  /** Caption while the game is loading; the gateway never sees it. */
  readonly name: string
  /** Selection of a fixture at which a sportsbook opens. */
  readonly pick?: FixturePick | undefined
}

type LaunchGame = Extract<GameAction, { kind: 'launchGame' }>
type LaunchLottery = Extract<GameAction, { kind: 'launchLottery' }>

/**
 * Address of the launch page for a vendor's game. The page requests the game's own address from the gateway itself,
 * so that reloading it, or returning to it after signing in, opens the game with a fresh token.
 */
export function gameLaunchPath(game: GameToLaunch): string {
  return withQuery(ROUTES.gameLaunch.path, {
    vendor: game.vendor,
    gameCategory: game.category,
    gameId: game.gameId,
    nodeId: game.nodeId,
    name: game.name,
    ...game.pick,
  })
}

/** Game named in an address of the launch page; undefined for a lottery's address, or without a game. */
export function gameToLaunch(search: string): GameToLaunch | undefined {
  const query = new URLSearchParams(search)
  const vendor = query.get('vendor')
  const nodeId = query.get('nodeId')
  if (!vendor || !nodeId) return undefined
  const [fixtureId, selectionId] = [query.get('fixtureId'), query.get('selectionId')]
  return {
    vendor,
    nodeId,
    category: query.get('gameCategory') ?? '',
    gameId: query.get('gameId') ?? '',
    name: query.get('name') ?? '',
    ...(fixtureId && selectionId && { pick: { fixtureId, selectionId } }),
  }
}

type OpenLaunchPage = Extract<GameAction, { kind: 'openLaunchPage' }>

/** Address of the launch page for a lottery; `vendor` is added to the parameters of S-routes-17. */
function lotteryLaunchPath(action: OpenLaunchPage, fromHome: boolean): string {
  return `${launchGamePath(action, fromHome)}&${new URLSearchParams({ vendor: action.vendor })}`
}

/** Path on this site for an action of the launch rules. */
export function pathOfAction(
  action: LaunchGame | LaunchLottery | OpenLaunchPage,
  name: string,
  fromHome: boolean,
): string {
  switch (action.kind) {
    case 'launchGame':
      return gameLaunchPath({ ...action, name })
    case 'openLaunchPage':
      return lotteryLaunchPath(action, fromHome)
    case 'launchLottery': {
      const { gameCode, ...lottery } = action
      return lotteryLaunchPath(
        { ...lottery, kind: 'openLaunchPage', gameId: gameCode, gameGroupId: '', code: gameCode },
        fromHome,
      )
    }
  }
}
