import * as css from './Chart.css.ts'
import type { Scale } from './scale.ts'

export interface PlotProps {
  /** Bars side by side, or lines. */
  readonly kind: 'bars' | 'line'
  /** Figures of each series, place by place. */
  readonly series: readonly (readonly number[])[]
  /** How many places there are along the picture. */
  readonly places: number
  /** Where a figure stands, and which lines the grid has. */
  readonly scale: Scale
  /** What the picture shows, in words. */
  readonly label: string
}

/** The picture is drawn in a square of 100 units and stretched to its place; strokes keep their width. */
const SIDE = 100
/** Part of a place's width that its bars take. */
const BARS = 0.64

/** The drawn part of a chart: lines of the grid, and bars or lines over them. */
export function Plot({ kind, series, places, scale, label }: PlotProps) {
  const y = (value: number): number => SIDE - scale.place(value) * SIDE
  const share = SIDE / Math.max(1, places)
  const xOnLine = (at: number): number => (places < 2 ? SIDE / 2 : (at / (places - 1)) * SIDE)

  const bars = (values: readonly number[], index: number) => {
    const width = (share * BARS) / series.length
    const path = values.map((value, at) => {
      const x = at * share + (share * (1 - BARS)) / 2 + index * width
      return `M${x} ${y(0)}V${y(value)}h${width * 0.9}V${y(0)}z`
    })
    return <path key={index} d={path.join('')} className={css.fills[index % css.fills.length]} />
  }
  const line = (values: readonly number[], index: number) => {
    const points = values.map((value, at) => `${xOnLine(at)} ${y(value)}`)
    return (
      <g key={index}>
        <path d={`M${points.join('L')}`} className={css.strokes[index % css.strokes.length]} />
        <path
          d={points.map((point) => `M${point}h0`).join('')}
          className={css.dots[index % css.dots.length]}
        />
      </g>
    )
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
      className={css.picture}
    >
      {scale.ticks.map((tick) => (
        <path key={tick} d={`M0 ${y(tick)}H${SIDE}`} className={tick === 0 ? css.zero : css.grid} />
      ))}
      {series.map(kind === 'bars' ? bars : line)}
    </svg>
  )
}
