import { moneyFromInput } from '@livery/domain'

/**
 * Whether a text may stand in an amount field while it is being typed: nothing yet, a separator that waits for
 * its decimals, or an amount with at most `decimals` decimals.
 */
export function mayBeTyped(text: string, decimals: number): boolean {
  if (decimals === 0 && /[.,٫]/.test(text)) return false
  return text === '' || /^[.,٫]$/.test(text) || moneyFromInput(text, decimals) !== null
}

/** Whether two texts mean one amount, however they are written. */
export function isSameAmount(typed: string, preset: string, decimals: number): boolean {
  const amount = moneyFromInput(typed, decimals)
  return amount !== null && amount === moneyFromInput(preset, decimals)
}
