/** Reads a typed amount. @returns the amount in one spelling for each value, or `null` when the text is none */
export type ReadAmount = (typed: string, decimals: number) => string | null

/**
 * True for a text that may be in an amount field while it is being typed: an empty text, a separator without
 * decimals yet, or an amount with at most `decimals` decimals.
 */
export function mayBeTyped(text: string, decimals: number, read: ReadAmount): boolean {
  if (decimals === 0 && /[.,٫]/.test(text)) return false
  return text === '' || /^[.,٫]$/.test(text) || read(text, decimals) !== null
}

/** True when two texts mean the same amount, whatever their notation. */
export function isSameAmount(typed: string, preset: string, decimals: number, read: ReadAmount): boolean {
  const amount = read(typed, decimals)
  return amount !== null && amount === read(preset, decimals)
}
