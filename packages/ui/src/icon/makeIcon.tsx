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

const CLOSED_ELEMENTS: ReadonlySet<string> = new Set(['rect', 'circle', 'ellipse', 'polygon'])

/** True for a part of a drawing whose line returns to its start. */
function isClosed([element, { d }]: IconNode[number]): boolean {
  return CLOSED_ELEMENTS.has(element) || (element === 'path' && /z\s*$/i.test(String(d)))
}

/** Class of each part of a drawing: closed forms take the fill of the brand's icons, lines have none. */
function formsOf(drawing: IconNode): readonly (string | undefined)[] {
  const form = drawing.length === 1 ? css.forms.solid : css.forms.filled
  return drawing.map((part) => (isClosed(part) ? form : undefined))
}

interface IconOptions {
  /** True for a drawing that points along the reading direction. */
  readonly mirrored?: boolean
  /** True for a drawing whose closed form is empty in every style, such as a lens. */
  readonly hollow?: boolean
}

/** Makes one icon of the set from a Lucide drawing. */
export function makeIcon(
  drawing: IconNode,
  { mirrored = false, hollow = false }: IconOptions = {},
): IconType {
  const forms = hollow ? [] : formsOf(drawing)
  return function Icon({ size = 'medium', label, filled = false }) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={classes(css.root, css.sizes[size], mirrored && css.mirrored, filled && css.filled)}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {drawing.map(([element, attributes], index) =>
          createElement(element, { key: index, className: forms[index], ...attributes }),
        )}
      </svg>
    )
  }
}
