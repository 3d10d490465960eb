import { useId, useRef, useState } from 'react'

import { Chip, ChipGroup } from '../chip/Chip.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import { moveInGrid } from './moveInGrid.ts'
import * as css from './NumberGrid.css.ts'

export interface NumberChoice {
  /** Code of the choice in the bet: a number, or a code such as `BIG`. */
  readonly code: string
  /** Label of the choice. */
  readonly label: string
  /** Second line, such as the odds. */
  readonly detail?: string | undefined
}

export interface QuickChoice {
  /** Label of the quick pick ('All', 'Big', 'Odd', 'Clear'). */
  readonly label: string
  /** Codes that replace the picked ones. */
  readonly codes: readonly string[]
}

export interface NumberGridProps {
  /** Name of the position of the draw ('First digit'). */
  readonly label: string
  /** Number of picked choices as a text ('2 of 6'); announced when it changes. */
  readonly countLabel: string
  /** The choices, in reading order. */
  readonly choices: readonly NumberChoice[]
  /** Codes of the picked choices. */
  readonly selected: readonly string[]
  /** Called with the picked codes, in the order of the choices. */
  readonly onChange: (selected: readonly string[]) => void
  /**
   * Greatest number of picks. With 1, another pick replaces the first; with more, further picks are refused
   * until one is removed.
   */
  readonly maximum: number
  /** Quick picks: sets of numbers picked with one tap. */
  readonly quick?: readonly QuickChoice[] | undefined
  /** Accessible name of the quick picks. Default: the label. */
  readonly quickLabel?: string | undefined
  /** `ball` for numbers, `tile` for text or odds. Default `ball`. */
  readonly shape?: keyof typeof css.choices | undefined
  /** True while nothing can be picked, as when a draw is closed. */
  readonly disabled?: boolean | undefined
}

/** Grid of numbers to bet on. One stop for the Tab key; arrow keys move inside. */
export function NumberGrid(props: NumberGridProps) {
  const { label, countLabel, choices, selected, onChange, maximum, shape = 'ball', disabled = false } = props
  const labelId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [entry, setEntry] = useState(choices[0]?.code)
  const entryThere = choices.some(({ code }) => code === entry)
  const full = selected.length >= maximum
  const pick = (codes: readonly string[]): void =>
    onChange(choices.map(({ code }) => code).filter((code) => codes.includes(code)))
  const press = (code: string): void => {
    if (disabled) return
    if (selected.includes(code)) pick(selected.filter((other) => other !== code))
    else if (maximum === 1) pick([code])
    else if (!full) pick([...selected, code])
  }
  return (
    <div className={css.root}>
      <div className={css.head}>
        <span id={labelId} className={classes(type.body, css.label)}>
          {label}
        </span>
        <output className={classes(type.small, tabular, css.count)}>{countLabel}</output>
      </div>
      {props.quick && (
        <ChipGroup label={props.quickLabel ?? label}>
          {props.quick.map(({ label: text, codes }) => (
            <Chip key={text} label={text} disabled={disabled} onPress={() => pick(codes)} />
          ))}
        </ChipGroup>
      )}
      <div
        ref={grid}
        role="toolbar"
        aria-labelledby={labelId}
        className={classes(css.grids[shape], shape === 'ball' && choices.length <= 10 && css.fives)}
      >
        {choices.map(({ code, label: text, detail }, index) => {
          const picked = selected.includes(code)
          return (
            <button
              key={code}
              type="button"
              value={code}
              aria-pressed={picked}
              aria-disabled={disabled || (full && !picked && maximum > 1) || undefined}
              tabIndex={(entryThere ? code === entry : index === 0) ? 0 : -1}
              className={classes(css.choices[shape], pressable, type.body, tabular)}
              onKeyDown={(event) => {
                const reached = moveInGrid(event, [...(grid.current?.querySelectorAll('button') ?? [])])
                if (reached) setEntry(reached.value)
              }}
              onClick={() => {
                setEntry(code)
                press(code)
              }}
            >
              {text}
              {detail !== undefined && <span className={classes(type.small, css.detail)}>{detail}</span>}
            </button>
          )
        })}
      </div>
    </div>
  )
}
