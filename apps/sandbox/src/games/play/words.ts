import type { TextId } from '../../platform/catalogue.ts'
import { textIn } from '../../platform/text.ts'
import type { GameKind } from './gameKind.ts'

/** Texts of every demo game. The page fills in `{…}`. */
const EVERYWHERE = {
  exit: 'game.leave',
  balance: 'wallet.balance',
  playMoney: 'gameLaunch.freePlay',
  less: 'game.less',
  more: 'game.more',
  stake: 'game.stake',
  won: 'lotteryBet.won',
  returned: 'game.returned',
  nothing: 'lotteryBet.lost',
  tooPoor: 'failure.insufficient',
  expired: 'game.expired',
  offline: 'game.offline',
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

/** Texts of a game in a language; English where there is no translation. */
export function gameWords(kind: GameKind, language: string): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, TextId>> = { ...EVERYWHERE, ...BY_KIND[kind] }
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, textIn(text, language)]))
}
