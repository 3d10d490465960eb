import type { IconNode } from 'lucide'
import { createElement, type ReactElement } from 'react'

import { classes } from '../styling/classes.ts'
import * as css from './Icon.css.ts'

export interface IconProps {
  /** 16, 20 or 24 px as the tokens have it. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
  /** Name for screen readers. Without it the picture is decoration and is not read. */
  readonly label?: string | undefined
  /** Draws the inside in the text colour too, such as a heart that is set. */
  readonly filled?: boolean | undefined
}

/** A named picture of the set, to be drawn in the colour of the text around it. */
export type IconType = (props: IconProps) => ReactElement

/** The set's one weight, in the 24-unit grid the pictures are drawn on. */
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
