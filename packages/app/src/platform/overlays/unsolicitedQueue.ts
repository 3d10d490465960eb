/** Unsolicited surfaces, in order of urgency. */
const UNSOLICITED_SURFACES = [
  'realityCheck',
  'limitsOffer',
  'marketingOffer',
  'passkeyOffer',
  'contractRequests',
  'moment',
  'homePopup',
  'downloadPopup',
] as const
export type UnsolicitedSurface = (typeof UNSOLICITED_SURFACES)[number]

/** The surface that may cover any open one: the law requires an immediate notice of time and money. */
const INTERRUPTS: UnsolicitedSurface = 'realityCheck'

/** True when a surface does not wait for open ones to close. */
export const interrupts = (name: UnsolicitedSurface): boolean => name === INTERRUPTS

/**
 * Adds a surface to the queue of unsolicited surfaces; the first is visible. The visible one stays first unless the
 * new one interrupts; the others are sorted by urgency. Pure.
 */
export function enqueue(
  queue: readonly UnsolicitedSurface[],
  name: UnsolicitedSurface,
): readonly UnsolicitedSurface[] {
  if (queue.includes(name)) return queue
  const [shown, ...waiting] = queue
  if (shown === undefined || interrupts(name)) return [name, ...queue]
  const byUrgency = [...waiting, name].sort(
    (one, other) => UNSOLICITED_SURFACES.indexOf(one) - UNSOLICITED_SURFACES.indexOf(other),
  )
  return [shown, ...byUrgency]
}
