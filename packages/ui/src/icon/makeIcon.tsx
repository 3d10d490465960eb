import type { IconNode } from 'lucide'
import { createElement, type ReactElement } from 'react'

import { classes } from '../styling/classes.ts'
import * as css from './Icon.css.ts'

export interface IconProps {
  /** Size of the icon: 16, 20 or 24 px by the tokens. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
  /** Accessible name. Without it the icon is decorative and is not read. */
  readonly label?: string | undefined
  /** True to fill the shape with the text colour, as for a favourite's heart. */
  readonly filled?: boolean | undefined
}

/** Component of an icon, drawn in the colour of the text around it. */
export type IconType = (props: IconProps) => ReactElement

/** Stroke width of all icons, in the 24-unit grid of the drawings. */
const STROKE = 1.75

/** Makes one icon of the set from a Lucide drawing. `mirrored`: it points along the reading direction. */
export function makeIcon(drawing: IconNode, { mirrored = false }: { mirrored?: boolean } = {}): IconType {
  return function Icon({ size = 'medium', label, filled = false }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={STROKE}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={classes(css.root, css.sizes[size], mirrored && css.mirrored, filled && css.filled)}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {drawing.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
      </svg>
    )
  }
}
