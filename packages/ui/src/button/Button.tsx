import type { ReactNode } from 'react'

import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './Button.css.ts'

interface ButtonLook {
  /** `brand` is for the one thing to do next; `quiet`, `outline` and `ghost` step back; `danger` undoes or deletes. Default `brand`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** `small` keeps a thumb's height with less width and smaller text. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
  /** Takes the whole width. */
  readonly fill?: boolean | undefined
  /** Picture before the words. */
  readonly icon?: IconType | undefined
  /** The words, and nothing that is interactive. */
  readonly children: ReactNode
}

export interface ButtonProps extends ButtonLook {
  /** Called on click, Enter and Space. Not while busy or disabled. */
  readonly onPress?: (() => void) | undefined
  /** `submit` sends the form it stands in. Default `button`. */
  readonly type?: 'button' | 'submit' | undefined
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
  /** Work is going on: keeps its width and focus, shows a ring, ignores presses. */
  readonly busy?: boolean | undefined
  /** Id of the form it sends when it stands outside it. */
  readonly form?: string | undefined
  /** Id of the text that explains it. */
  readonly describedBy?: string | undefined
}

/** Does something. What leads somewhere is a `LinkButton`. */
export function Button({
  tone = 'brand',
  size = 'medium',
  fill = false,
  icon: Icon,
  children,
  onPress,
  type = 'button',
  disabled = false,
  busy = false,
  form,
  describedBy,
}: ButtonProps) {
  return (
    <button
      type={type}
      form={form}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onPress?.()
      }}
      className={classes(
        css.root,
        pressable,
        css.sizes[size],
        disabled ? css.disabled : css.tones[tone],
        fill && css.fill,
      )}
    >
      <span className={classes(css.content, busy && css.busyContent)}>
        {Icon && <Icon size={size === 'small' ? 'small' : 'medium'} />}
        {children}
      </span>
      {busy && (
        <span className={css.busyMark}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

export interface LinkButtonProps extends ButtonLook {
  /** Address: a path of the site, or a whole URL that the caller has checked. */
  readonly href: string
  /** Opens in a new tab. */
  readonly newTab?: boolean | undefined
  /** Runs on a click, before moving. */
  readonly onPress?: (() => void) | undefined
}

/** Leads somewhere and looks like a button. */
export function LinkButton({
  tone = 'brand',
  size = 'medium',
  fill = false,
  icon: Icon,
  children,
  href,
  newTab,
  onPress,
}: LinkButtonProps) {
  return (
    <Anchor
      href={href}
      newTab={newTab}
      onPress={onPress}
      className={classes(css.root, pressable, css.sizes[size], css.tones[tone], fill && css.fill)}
    >
      <span className={css.content}>
        {Icon && <Icon size={size === 'small' ? 'small' : 'medium'} />}
        {children}
      </span>
    </Anchor>
  )
}
