import type { IconDrawing, IconName, IconPart } from '@livery/theme'
import type { IconNode } from 'lucide'
import { createElement, use, type ReactElement } from 'react'

import { OwnIcons } from '../icon-set/index.ts'
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

type Drawing = IconNode | IconDrawing

const CLOSED_ELEMENTS: ReadonlySet<string> = new Set(['rect', 'circle', 'ellipse', 'polygon'])

/** True for a part whose line returns to its start, unless the drawing says how it is filled. */
function isClosed([element, { d, fill }]: IconNode[number] | IconPart): boolean {
  return !fill && (CLOSED_ELEMENTS.has(element) || (element === 'path' && /z\s*$/i.test(String(d))))
}

interface IconOptions {
  /** True for a drawing that points along the reading direction. */
  readonly mirrored?: boolean
  /** True for a drawing whose closed form is empty in every style, such as a lens. */
  readonly hollow?: boolean
}

/**
 * Makes one icon of the set. Closed forms of its drawing take the fill of the brand's icons, lines have none.
 *
 * @param name by which a brand may draw it itself
 * @param drawing Lucide's
 */
export function makeIcon(
  name: IconName,
  drawing: IconNode,
  { mirrored = false, hollow = false }: IconOptions = {},
): IconType {
  return function Icon({ size = 'medium', label, filled = false }) {
    const parts: Drawing = use(OwnIcons)?.[name] ?? drawing
    const form = parts.length === 1 ? css.forms.solid : css.forms.filled
    return (
      <svg
        viewBox="0 0 24 24"
        className={classes(css.root, css.sizes[size], mirrored && css.mirrored, filled && css.filled)}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {parts.map((part, index) =>
          createElement(part[0], {
            key: index,
            className: !hollow && isClosed(part) ? form : undefined,
            ...part[1],
          }),
        )}
      </svg>
    )
  }
}
