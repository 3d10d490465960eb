import { Badge } from '../badge/Badge.tsx'
import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './IconButton.css.ts'

interface IconButtonVariant {
  /** Accessible name of the button: its action. */
  readonly label: string
  /** Icon; its meaning is in `label`. */
  readonly icon: IconType
  /**
   * `plain` on bars, `quiet` next to content, `brand` for the main action, `media` on pictures. Default
   * `plain`.
   */
  readonly tone?: keyof typeof css.tones | undefined
  /** Size of the icon; the touch target is 44 px in any case. */
  readonly iconSize?: 'small' | 'medium' | 'large' | undefined
  /** Number on the badge; 0 shows no badge. Drawn only: include it in the label ('Messages, 99+ unread'). */
  readonly count?: number | undefined
}

export interface IconButtonProps extends IconButtonVariant {
  /** Called on click, Enter and Space. */
  readonly onPress: () => void
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
  /** State of a toggle button: true while pressed. The icon is filled then. */
  readonly pressed?: boolean | undefined
  /** State of a button that opens something: true while that is open. */
  readonly expanded?: boolean | undefined
  /** True when a press must not move the focus: a field keeps its caret, a phone its keyboard. */
  readonly keepsFocus?: boolean | undefined
  /** Id of the element that the button opens. */
  readonly controls?: string | undefined
}

/** Button with an icon and no visible label. */
export function IconButton({
  label,
  icon: Icon,
  tone = 'plain',
  iconSize,
  count = 0,
  onPress,
  disabled = false,
  pressed,
  expanded,
  controls,
  keepsFocus = false,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      disabled={disabled}
      onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
      onClick={onPress}
      className={classes(css.root, pressable, css.tones[tone])}
    >
      <Icon size={iconSize} filled={pressed} />
      {count > 0 && (
        <span aria-hidden className={css.badge}>
          <Badge count={count} />
        </span>
      )}
    </button>
  )
}

export interface IconLinkProps extends IconButtonVariant {
  /** Link address: a path of the site, or a complete URL that the caller has validated. */
  readonly href: string
  /** True to open the link in a new tab. */
  readonly newTab?: boolean | undefined
}

/** Link with an icon and no visible label. */
export function IconLink({
  label,
  icon: Icon,
  tone = 'plain',
  iconSize,
  count = 0,
  href,
  newTab,
}: IconLinkProps) {
  return (
    <Anchor
      href={href}
      newTab={newTab}
      label={label}
      className={classes(css.root, pressable, css.tones[tone])}
    >
      <Icon size={iconSize} />
      {count > 0 && (
        <span aria-hidden className={css.badge}>
          <Badge count={count} />
        </span>
      )}
    </Anchor>
  )
}
