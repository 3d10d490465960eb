import { useState } from 'react'

import { DataTable } from '../data-table/DataTable.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconChart, IconList } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Chart.css.ts'
import { Plot } from './Plot.tsx'
import { scaleFor } from './scale.ts'

export interface ChartSeries {
  /** Unique in the chart. */
  readonly id: string
  /** What its figures are ('Deposited'). */
  readonly label: string
  /** One figure for each place. Amounts come as numbers here: a picture needs no cents. */
  readonly values: readonly number[]
}

export interface ChartProps {
  /** What the chart shows ('Team, last 7 days'). */
  readonly label: string
  /** What there is to see in it, in a sentence, for those who do not see it. */
  readonly summary: string
  /** `bars` to compare, `line` for a course of time. Default `bars`. */
  readonly kind?: 'bars' | 'line' | undefined
  /** Names of the places along the picture: days, members. Some are left out where there is no room. */
  readonly places: readonly string[]
  /** What the places are ('Day'); head of the table's first column. */
  readonly placesLabel: string
  /** Up to six. */
  readonly series: readonly ChartSeries[]
  /** Figures of the axis, short ('12K'). */
  readonly formatTick: (value: number) => string
  /** Figures of the table, in full ('€12,480'). */
  readonly formatValue: (value: number) => string
  /** Names of the button that changes between picture and table, and what is said where every figure is 0. */
  readonly words: { readonly showTable: string; readonly showPicture: string; readonly nothing: string }
}

/** More names than this do not fit under a picture on a phone. */
const NAMES = 5

/** Figures as a picture, and the same figures as a table for whoever wants them exactly. */
export function Chart(props: ChartProps) {
  const { label, kind = 'bars', places, series, words } = props
  const [asTable, setAsTable] = useState(false)
  const figures = series.flatMap(({ values }) => values)
  const isEmpty = figures.every((figure) => figure === 0)
  const scale = scaleFor(figures)
  const every = Math.ceil(places.length / NAMES)
  return (
    <figure aria-label={label} className={css.root}>
      <div className={css.head}>
        <span aria-hidden className={classes(type.body, css.title)}>
          {label}
        </span>
        <IconButton
          label={asTable ? words.showPicture : words.showTable}
          icon={asTable ? IconChart : IconList}
          onPress={() => setAsTable(!asTable)}
        />
      </div>
      {asTable ? (
        <DataTable
          caption={label}
          captionHidden
          columns={[
            { id: 'place', label: props.placesLabel },
            ...series.map(({ id, label: name }) => ({ id, label: name, numeric: true })),
          ]}
          rows={places.map((place, at) => ({
            id: place,
            cells: [place, ...series.map(({ values }) => props.formatValue(values[at] ?? 0))],
          }))}
        />
      ) : (
        <>
          {series.length > 1 && (
            <ul className={classes(type.small, css.legend)}>
              {series.map(({ id, label: name }, index) => (
                <li key={id} className={css.entry}>
                  <Swatch kind={kind} index={index} />
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div className={classes(type.caption, tabular, css.plot)}>
            <span aria-hidden className={css.ticks}>
              {(isEmpty ? [0] : scale.ticks).map((value) => (
                <span
                  key={value}
                  className={css.tick}
                  style={customProperties({ [css.height]: String(scale.place(value)) })}
                >
                  {props.formatTick(value)}
                </span>
              ))}
            </span>
            <Plot
              kind={kind}
              series={series.map(({ values }) => values)}
              places={places.length}
              scale={scale}
              label={props.summary}
            />
            {isEmpty && <span className={classes(type.small, css.nothing)}>{words.nothing}</span>}
            <span aria-hidden className={css.places}>
              {places.map((place, at) => (
                <span key={place} className={css.placeOf[kind]}>
                  <span className={classes(css.place, (at / every) % 2 === 1 && css.spare)}>
                    {at % every === 0 ? place : ''}
                  </span>
                </span>
              ))}
            </span>
          </div>
        </>
      )}
    </figure>
  )
}

interface SwatchProps {
  /** How the series is drawn in the picture. */
  readonly kind: 'bars' | 'line'
  /** Place of the series, which decides colour and dash. */
  readonly index: number
}

/** How a series is drawn, beside its name. */
function Swatch({ kind, index }: SwatchProps) {
  const at = index % css.fills.length
  return (
    <svg aria-hidden viewBox={kind === 'bars' ? '0 0 12 12' : '0 0 24 12'} className={css.swatches[kind]}>
      {kind === 'bars' ? (
        <rect width="12" height="12" rx="2" className={css.fills[at]} />
      ) : (
        <path d="M0 6h24" className={css.strokes[at]} />
      )}
    </svg>
  )
}
