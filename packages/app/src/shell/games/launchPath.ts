import { launchGamePath, ROUTES, withQuery, type GameAction } from '@livery/domain'

/** A vendor's game as the address of the launch page carries it. */
export interface GameToLaunch {
  readonly vendor: string
  readonly category: string
  readonly gameId: string
  readonly nodeId: string
  /** Shown while the game is on its way; only a caption, the gateway never sees it. */
  readonly name: string
}

type LaunchGame = Extract<GameAction, { kind: 'launchGame' }>
type LaunchLottery = Extract<GameAction, { kind: 'launchLottery' }>

/**
 * The launch page's address for a vendor's game. The page asks the gateway for the game's own address itself,
 * so that loading it again, or coming back to it after signing in, opens the game with a fresh token.
 */
export function gameLaunchPath(game: GameToLaunch): string {
  return withQuery(ROUTES.launchGame.path, {
    vendor: game.vendor,
    gameCategory: game.category,
    gameId: game.gameId,
    nodeId: game.nodeId,
    name: game.name,
  })
}

/** The game an address of the launch page names; undefined when it is a lottery's, or names none. */
export function gameToLaunch(search: string): GameToLaunch | undefined {
  const query = new URLSearchParams(search)
  const vendor = query.get('vendor')
  const nodeId = query.get('nodeId')
  if (!vendor || !nodeId) return undefined
  return {
    vendor,
    nodeId,
    category: query.get('gameCategory') ?? '',
    gameId: query.get('gameId') ?? '',
    name: query.get('name') ?? '',
  }
}

type OpenLaunchPage = Extract<GameAction, { kind: 'openLaunchPage' }>

/** The launch page's address for a lottery; its vendor stands beside the specification's own parameters. */
function lotteryLaunchPath(action: OpenLaunchPage, fromHome: boolean): string {
  return `${launchGamePath(action, fromHome)}&${new URLSearchParams({ vendor: action.vendor })}`
}

/** Where an action of the launch rules leads, on this site. */
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
