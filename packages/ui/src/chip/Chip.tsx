import type { ReactNode } from 'react'

import type { IconType } from '../icon/makeIcon.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Chip.css.ts'

export interface ChipProps {
  /** The words; a figure comes formatted. */
  readonly label: string
  /** Called on click, Enter and Space. */
  readonly onPress: () => void
  /** Whether what it stands for is in force. Leave out where it only does something, such as clearing. */
  readonly pressed?: boolean | undefined
  /** Picture before the words. */
  readonly icon?: IconType | undefined
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** A small quiet button among others of its kind: an amount, a filter, a quick pick. */
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
  /** What the chips are for, read before them. */
  readonly label: string
  /** `wrap` keeps each as wide as its words; `equal` gives all one width, `halves` two of it a row. Default `wrap`. */
  readonly layout?: keyof typeof css.groups | undefined
  /** `Chip`s. */
  readonly children: ReactNode
}

/** Chips that belong together. */
export function ChipGroup({ label, layout = 'wrap', children }: ChipGroupProps) {
  return (
    <fieldset aria-label={label} className={css.groups[layout]}>
      {children}
    </fieldset>
  )
}
