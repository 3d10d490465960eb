/** Reads a typed amount. @returns the amount in one spelling for each value, or `null` when the text is none */
export type ReadAmount = (typed: string, decimals: number) => string | null

/** True when two texts mean the same amount, whatever their notation. */
export function isSameAmount(typed: string, preset: string, decimals: number, read: ReadAmount): boolean {
  const amount = read(typed, decimals)
  return amount !== null && amount === read(preset, decimals)
}
