export {
  followPlay,
  isMoment,
  isProtected,
  type MomentEvent,
  type MomentKind,
  type PlayProgress,
  type Protection,
  type Rise,
  type SessionTotals,
} from './moments.ts'
