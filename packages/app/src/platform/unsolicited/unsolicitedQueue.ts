/** Unsolicited surfaces, in order of urgency. */
const UNSOLICITED_SURFACES = [
  'realityCheck',
  'limitsOffer',
  'marketingOffer',
  'toolsNotice',
  'accountReview',
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

/** True for what the operator wants seen: no law asks for it, and it answers no act of the player. */
const isOperators = (name: UnsolicitedSurface): boolean => name.endsWith('Popup')

/**
 * True when a surface may come in a visit (S-home-45): the operator's come from the second visit with a
 * device on, and only where nothing else came first. Pure.
 *
 * @param first the first surface of this visit, if any
 */
export const mayCome = (name: UnsolicitedSurface, returning: boolean, first: string = name): boolean =>
  !isOperators(name) || (returning && first === name)

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
  return [shown, ...UNSOLICITED_SURFACES.filter((entry) => entry === name || waiting.includes(entry))]
}
