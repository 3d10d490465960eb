import type { DrawKind } from '@livery/domain/lottery'

import type { LotteryFacts } from '../games/catalogueGame.ts'
import { BALL_PLAYS } from './ballPlays.ts'
import { DIGIT_PLAYS } from './digitPlays.ts'
import type { Play } from './playKit.ts'

export type { Play, Position } from './playKit.ts'

/** All plays by kind of draw. The house edge is 2 to 10 per cent; a test computes each one. */
export const PLAYS: Readonly<Record<DrawKind, readonly Play[]>> = { ...DIGIT_PLAYS, ...BALL_PLAYS }

/** Play types by a lottery's mode. */
const MODE_OF = { trad: 'Tradition', ent: 'Entertainment' } as const satisfies Record<
  Play['playType'],
  string
>

/** Plays of a lottery: those of its kind, in the play types of its mode. */
export const playsOf = ({ kind, mode }: Pick<LotteryFacts, 'kind' | 'mode'>): Play[] =>
  PLAYS[kind].filter(({ playType }) => mode.includes(MODE_OF[playType]))
