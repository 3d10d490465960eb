/** Element that may show colours without a token, with the reason. */
export interface ColorException {
  /** Selector of the element; its descendants are excepted too. */
  readonly selector: string
  readonly reason: string
}

export const COLOR_EXCEPTIONS: readonly ColorException[] = [
  {
    selector: '.sheet-sample',
    reason:
      'The contrast table of a brand sheet shows the measured colours of a pair as values, in every brand.',
  },
]
