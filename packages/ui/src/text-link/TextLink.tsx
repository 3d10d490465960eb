import type { ReactNode } from 'react'

import { IconForward } from '../icon/icons.ts'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { touchHalo } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './TextLink.css.ts'

interface TextLinkLook {
  /** `link` in the brand's colour, `quiet` as secondary text, `inherit` as the text around. Default `link`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** Step of the type scale. Default `small`. */
  readonly size?: 'caption' | 'small' | 'body' | undefined
  /** Stands in a sentence: underlined, no enlarged target. */
  readonly inline?: boolean | undefined
  /** Ends with a small arrow, as 'more' does. */
  readonly arrow?: boolean | undefined
  /** The words. */
  readonly children: ReactNode
}

export interface TextLinkProps extends TextLinkLook {
  /** Address: a path of the site, or a whole URL that the caller has checked. */
  readonly href: string
  /** Opens in a new tab. */
  readonly newTab?: boolean | undefined
  /** Runs on a click, before moving. */
  readonly onPress?: (() => void) | undefined
}

const look = ({ tone = 'link', size = 'small', inline = false }: TextLinkLook): string =>
  classes(css.root, type[size], css.tones[tone], inline ? css.underlined : touchHalo)

/** Words that lead somewhere. */
export function TextLink(props: TextLinkProps) {
  return (
    <Anchor href={props.href} newTab={props.newTab} onPress={props.onPress} className={look(props)}>
      {props.children}
      {props.arrow && <IconForward size="small" />}
    </Anchor>
  )
}

export interface TextButtonProps extends TextLinkLook {
  /** Called on click, Enter and Space. */
  readonly onPress: () => void
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** Words that do something and look like a link. */
export function TextButton(props: TextButtonProps) {
  return (
    <button type="button" disabled={props.disabled} onClick={props.onPress} className={look(props)}>
      {props.children}
      {props.arrow && <IconForward size="small" />}
    </button>
  )
}
