import type { ReactNode } from 'react'

import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './Button.css.ts'

interface ButtonVariant {
  /**
   * `brand` for the main action of a page; `quiet`, `outline` and `ghost` for secondary ones; `danger` undoes
   * or deletes. Default `brand`.
   */
  readonly tone?: keyof typeof css.tones | undefined
  /** `small` keeps the height of a touch target with less width and smaller text. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
  /** True to take the whole width. */
  readonly fill?: boolean | undefined
  /** Icon before the label. */
  readonly icon?: IconType | undefined
  /** Label of the button; no interactive content. */
  readonly children: ReactNode
}

export interface ButtonProps extends ButtonVariant {
  /** Called on click, Enter and Space. Not while busy or disabled. */
  readonly onPress?: (() => void) | undefined
  /** `submit` sends the surrounding form. Default `button`. */
  readonly type?: 'button' | 'submit' | undefined
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
  /** True while its action is running: keeps its width and focus, shows a spinner, ignores presses. */
  readonly busy?: boolean | undefined
  /** Id of the form that the button submits when it is outside of that form. */
  readonly form?: string | undefined
  /** Id of the text that describes the button. */
  readonly describedBy?: string | undefined
}

/** Icon and label of a button; invisible while it is busy, so that they keep its width. */
function Content({
  icon: Icon,
  size,
  busy = false,
  children,
}: Pick<ButtonVariant, 'icon' | 'size' | 'children'> & { readonly busy?: boolean }) {
  return (
    <span className={classes(css.content, busy && css.busyContent)}>
      {Icon && <Icon size={size === 'small' ? 'small' : 'medium'} />}
      {children}
    </span>
  )
}

/** Button for an action. For navigation use `LinkButton`. */
export function Button({
  tone = 'brand',
  size = 'medium',
  fill = false,
  icon,
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
      <Content icon={icon} size={size} busy={busy}>
        {children}
      </Content>
      {busy && (
        <span className={css.busyMark}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

export interface LinkButtonProps extends ButtonVariant {
  /** Link address: a path of the site, or a complete URL that the caller has validated. */
  readonly href: string
  /** True to open the link in a new tab. */
  readonly newTab?: boolean | undefined
  /** Called on a click, before the navigation. */
  readonly onPress?: (() => void) | undefined
}

/** Link that looks like a button. */
export function LinkButton({
  tone = 'brand',
  size = 'medium',
  fill = false,
  icon,
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
      <Content icon={icon} size={size}>
        {children}
      </Content>
    </Anchor>
  )
}
