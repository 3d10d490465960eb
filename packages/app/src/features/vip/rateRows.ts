/** Benefit of a level in a row of the sheet. */
export interface Rate {
  /** The benefit in its own words. */
  readonly text: string
  /** Its figures, in the order of the text; none where the words say all. */
  readonly figures: readonly string[]
}

/** Row of the sheet: benefits of the same words, with one cell for each level. */
export interface RateRow {
  /** The words, with an ellipsis in the place of each figure. */
  readonly head: string
  /** Undefined for a level that does not give it. */
  readonly rates: readonly (Rate | undefined)[]
}

/** Number with the signs that belong to it: those of currencies and percents, before or after it. */
const FIGURE =
  /[%٪\p{Sc}]?[\u00A0\u202F]?\p{Nd}(?:[\p{Nd}.,'’٬٫\u00A0\u202F]*\p{Nd})?(?:[ \u00A0\u202F]?[%٪\p{Sc}])?/gu

/** Words of a benefit as the head of its row: a colon and the figure at its end go. */
const headOf = (words: string): string => words.replace(/\s*[:：]\s*…$/u, '')

/**
 * Benefits as rows of a rate sheet. The gateway lists them as sentences; those that differ only in their figures are one
 * row, so that levels can be compared. A sentence of words of its own is a row of its own.
 * @param levels - benefits of each level, from the lowest
 */
export function rateRows(levels: readonly (readonly string[])[]): readonly RateRow[] {
  const rows: { readonly words: string; readonly rates: (Rate | undefined)[] }[] = []
  for (const [at, benefits] of levels.entries()) {
    // A row that a level adds stands behind that of the benefit before it.
    let behind = -1
    for (const text of benefits) {
      const words = text.replace(FIGURE, '…')
      let place = rows.findIndex((row) => row.words === words && row.rates[at] === undefined)
      if (place === -1) {
        place = behind + 1
        rows.splice(place, 0, { words, rates: levels.map(() => undefined) })
      }
      const row = rows[place]
      if (row) row.rates[at] = { text, figures: text.match(FIGURE) ?? [] }
      behind = place
    }
  }
  return rows.map(({ words, rates }) => ({ head: headOf(words), rates }))
}
