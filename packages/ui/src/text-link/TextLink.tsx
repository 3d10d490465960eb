import type { ReactNode } from 'react'

import { IconForward } from '../icon/icons.ts'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { touchHalo } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './TextLink.css.ts'

interface TextLinkLook {
  readonly tone?: keyof typeof css.tones | undefined
  readonly size?: 'caption' | 'small' | 'body' | undefined
  /** Stands in a sentence: underlined, no enlarged target. */
  readonly inline?: boolean | undefined
  /** Ends with a small arrow, as 'more' does. */
  readonly arrow?: boolean | undefined
  readonly children: ReactNode
}

export interface TextLinkProps extends TextLinkLook {
  readonly href: string
  readonly newTab?: boolean | undefined
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
  readonly onPress: () => void
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
