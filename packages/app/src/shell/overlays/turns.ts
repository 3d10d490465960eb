/** Surfaces that come unasked, the most urgent first. */
const UNASKED = [
  'realityCheck',
  'limitsOffer',
  'passkeyOffer',
  'contractRequests',
  'homePopup',
  'downloadPopup',
] as const
export type Unasked = (typeof UNASKED)[number]

/** The one that may lie over whatever is open: the law wants the player to hear of time and money now. */
const INTERRUPTS: Unasked = 'realityCheck'

/** Whether a surface waits for nothing that is open already. */
export const interrupts = (name: Unasked): boolean => name === INTERRUPTS

/**
 * The line with one more in it: its first is shown. Who is shown stays, unless somebody comes who interrupts; behind
 * them the most urgent goes first. Pure.
 */
export function joinLine(line: readonly Unasked[], name: Unasked): readonly Unasked[] {
  if (line.includes(name)) return line
  const [shown, ...waiting] = line
  if (shown === undefined || interrupts(name)) return [name, ...line]
  const byUrgency = [...waiting, name].sort((one, other) => UNASKED.indexOf(one) - UNASKED.indexOf(other))
  return [shown, ...byUrgency]
}
