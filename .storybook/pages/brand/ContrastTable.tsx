import { contrastReport, type ContrastReading, type SolvedBrand, type ThemeName } from '@livery/theme'
import { IconFailure, IconSuccess } from '@livery/ui/icon'
import { useState } from 'react'

import { Section } from './Section.tsx'

export interface ContrastTableProps {
  readonly solved: SolvedBrand
  readonly theme: ThemeName
}

const short = (path: string): string => path.replace('color.', '').replaceAll('.', ' ')

/** Ratio of a pair relative to its minimum: below 1 it fails. */
const margin = ({ ratio, needed }: ContrastReading): number => ratio / needed

/** Pair with the smallest margin for each use. */
function closest(readings: readonly ContrastReading[]): readonly ContrastReading[] {
  const byUse = new Map<string, ContrastReading>()
  for (const reading of readings) {
    const known = byUse.get(reading.use)
    if (!known || margin(reading) < margin(known)) byUse.set(reading.use, reading)
  }
  return [...byUse.values()]
}

function Pair({
  use,
  foreground,
  background,
  foregroundColor,
  backgroundColor,
  ratio,
  needed,
}: ContrastReading) {
  return (
    <tr>
      <td>
        <span
          className="sheet-sample"
          style={{ color: foregroundColor, background: backgroundColor }}
          aria-hidden="true"
        >
          Aa
        </span>
        {use}
      </td>
      <td>
        {short(foreground)} on {short(background)}
      </td>
      <td>
        {ratio.toFixed(2)} of {needed}
      </td>
      <td>{ratio < needed ? <IconFailure label="fails" /> : <IconSuccess label="passes" />}</td>
    </tr>
  )
}

function Pairs({ readings }: { readonly readings: readonly ContrastReading[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Use</th>
          <th scope="col">Pair</th>
          <th scope="col">Ratio</th>
          <th scope="col">Passes</th>
        </tr>
      </thead>
      <tbody>
        {readings.map((reading) => (
          <Pair key={`${reading.use} ${reading.foreground} ${reading.background}`} {...reading} />
        ))}
      </tbody>
    </table>
  )
}

/** Contrast pairs with their ratios and minimums: the closest pair of each use, all pairs on request. */
export function ContrastTable({ solved, theme }: ContrastTableProps) {
  const [isOpen, setOpen] = useState(false)
  const readings = contrastReport(solved).filter((reading) => reading.theme === theme)
  const failed = readings.filter((reading) => margin(reading) < 1).length
  return (
    <Section title="Contrast">
      <p>
        {readings.length} pairs, {failed === 0 ? 'all pass' : `${failed} fail`}. The closest pair of each use:
      </p>
      <div className="sheet-contrast">
        <Pairs readings={closest(readings)} />
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>Every pair</summary>
          {isOpen && <Pairs readings={readings.toSorted((a, b) => margin(a) - margin(b))} />}
        </details>
      </div>
    </Section>
  )
}
