import type { ReactNode } from 'react'

import { IconForward } from '../icon/icons.ts'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { touchHalo } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './TextLink.css.ts'

interface TextLinkVariant {
  /**
   * `link` in the brand's colour, `quiet` as secondary text, `inherit` as the text around it. Default `link`.
   */
  readonly tone?: keyof typeof css.tones | undefined
  /** Step of the type scale. Default `small`. */
  readonly size?: 'caption' | 'small' | 'body' | undefined
  /** True for a link inside a sentence: underlined, without an enlarged touch target. */
  readonly inline?: boolean | undefined
  /** True to end with a small arrow, as 'more' does. */
  readonly arrow?: boolean | undefined
  /** Label of the link. */
  readonly children: ReactNode
}

export interface TextLinkProps extends TextLinkVariant {
  /** Link address: a path of the site, or a complete URL that the caller has validated. */
  readonly href: string
  /** True to open the link in a new tab. */
  readonly newTab?: boolean | undefined
  /** Called on a click, before the navigation. */
  readonly onPress?: (() => void) | undefined
}

const look = ({ tone = 'link', size = 'small', inline = false }: TextLinkVariant): string =>
  classes(css.root, type[size], css.tones[tone], inline ? css.underlined : touchHalo)

/** Text link. */
export function TextLink(props: TextLinkProps) {
  return (
    <Anchor href={props.href} newTab={props.newTab} onPress={props.onPress} className={look(props)}>
      {props.children}
      {props.arrow && <IconForward size="small" />}
    </Anchor>
  )
}

export interface TextButtonProps extends TextLinkVariant {
  /** Called on click, Enter and Space. */
  readonly onPress: () => void
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** Button that looks like a text link. */
export function TextButton(props: TextButtonProps) {
  return (
    <button type="button" disabled={props.disabled} onClick={props.onPress} className={look(props)}>
      {props.children}
      {props.arrow && <IconForward size="small" />}
    </button>
  )
}
