/** Where a colour may be shown that no token gave, and why. */
export interface ColorException {
  /** What it is, as a selector; everything inside it is excepted too. */
  readonly selector: string
  readonly reason: string
}

export const COLOR_EXCEPTIONS: readonly ColorException[] = [
  {
    selector: '.sheet-sample',
    reason:
      'The contrast table of a brand sheet shows the measured colours of a pair as values, whatever is worn.',
  },
]
