import type { ReactNode } from 'react'

import type { IconType } from '../icon/makeIcon.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Chip.css.ts'

export interface ChipProps {
  /** Label of the chip; numbers arrive formatted. */
  readonly label: string
  /** Called on click, Enter and Space. */
  readonly onPress: () => void
  /**
   * True while the chip's filter or value is active. Leave out for a chip that only runs an action, such as
   * clearing.
   */
  readonly pressed?: boolean | undefined
  /** Icon before the label. */
  readonly icon?: IconType | undefined
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** Chip: a small quiet button in a group of its kind, such as an amount, a filter, a quick pick. */
export function Chip({ label, onPress, pressed, icon: Icon, disabled = false }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={classes(css.root, pressable, type.small, tabular)}
    >
      {Icon && <Icon size="small" />}
      {label}
    </button>
  )
}

export interface ChipGroupProps {
  /** Accessible name of the group. */
  readonly label: string
  /**
   * `wrap` keeps each chip as wide as its label; `equal` gives all one width, `halves` two a row. Default
   * `wrap`.
   */
  readonly layout?: keyof typeof css.groups | undefined
  /** `Chip`s. */
  readonly children: ReactNode
}

/** Group of chips that belong together. */
export function ChipGroup({ label, layout = 'wrap', children }: ChipGroupProps) {
  return (
    <fieldset aria-label={label} className={css.groups[layout]}>
      {children}
    </fieldset>
  )
}
