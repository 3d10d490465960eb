import { IconLock, IconTick, IconVip } from '@livery/ui/icon'

/** How each relation of the member to a level is marked. */
export const LEVEL_STATES = {
  reached: { icon: IconTick, tone: 'success' },
  current: { icon: IconVip, tone: 'brand' },
  ahead: { icon: IconLock, tone: 'neutral' },
} as const

/** Relation of the member to a level. */
export type LevelState = keyof typeof LEVEL_STATES

/** Relation of a member of a level to another level. */
export function stateOf(level: number, own: number): LevelState {
  if (level === own) return 'current'
  return level < own ? 'reached' : 'ahead'
}
