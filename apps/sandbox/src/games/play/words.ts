import type { TextId } from '../../platform/catalogue.ts'
import { textsIn } from '../../platform/text.ts'
import type { GameKind } from './gameKind.ts'

/** Texts of every demo game. The page fills in `{…}`. */
const EVERYWHERE = {
  opening: 'overlay.loading',
  exit: 'game.leave',
  balance: 'wallet.balance',
  playMoney: 'gameLaunch.freePlay',
  less: 'game.less',
  more: 'game.more',
  stake: 'game.stake',
  won: 'lotteryBet.won',
  returned: 'game.returned',
  nothing: 'lotteryBet.lost',
  returns: 'game.returns',
} as const satisfies Readonly<Record<string, TextId>>

/** Additional texts of each kind of demo game. */
const BY_KIND = {
  slot: { go: 'game.spin' },
  crash: {
    go: 'crash.start',
    leaveAt: 'crash.leaveAt',
    leaveWith: 'crash.leaveWith',
    leaving: 'crash.leaving',
    past: 'crash.past',
    left: 'crash.left',
    broke: 'crash.broke',
    note: 'crash.note',
  },
  table: {
    go: 'game.spin',
    bets: 'lotteryBet.bets',
    low: 'lotteryDraw.SMALL',
    high: 'lotteryDraw.BIG',
    odd: 'lotteryDraw.ODD',
    even: 'lotteryDraw.EVEN',
    first: 'table.first',
    middle: 'table.middle',
    last: 'table.last',
  },
} as const satisfies Readonly<Record<GameKind, Readonly<Record<string, TextId>>>>

/** Texts of refusals by the server's code; `refused` for every other one. */
const REFUSALS = {
  'wallet.insufficient': 'failure.insufficient',
  'limit.loss': 'failure.lossLimit',
  'limit.session': 'failure.sessionLimit',
  'limit.excluded': 'failure.excluded',
  'session.expired': 'game.expired',
  'session.missing': 'game.expired',
  'order.stake_invalid': 'failure.invalid',
  'order.selection_invalid': 'failure.invalid',
  network: 'game.offline',
  refused: 'failure.server',
} as const satisfies Readonly<Record<string, TextId>>

/** Texts of a game in a language; English where there is no translation. */
export function gameWords(kind: GameKind, language: string): Readonly<Record<string, string>> {
  return textsIn({ ...EVERYWHERE, ...BY_KIND[kind], ...REFUSALS }, language)
}
