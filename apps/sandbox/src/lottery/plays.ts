import type { DrawKind } from '../games/lotteryFamilies.ts'
import { BALL_PLAYS } from './ballPlays.ts'
import { DIGIT_PLAYS } from './digitPlays.ts'
import type { Play } from './playKit.ts'

export type { Play, Position } from './playKit.ts'

/** All plays by the kind of draw. Odds keep 2 to 10 per cent for the house; a test adds every one up. */
export const PLAYS: Readonly<Record<DrawKind, readonly Play[]>> = { ...DIGIT_PLAYS, ...BALL_PLAYS }
