import { Badge } from '../badge/Badge.tsx'
import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './IconButton.css.ts'

interface IconButtonLook {
  /** What it does, in words: its name for screen readers. */
  readonly label: string
  /** The picture; its meaning is in `label`. */
  readonly icon: IconType
  /** `plain` on bars, `quiet` beside content, `brand` for the thing to do next, `media` on pictures. Default `plain`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** Size of the picture; the target is a thumb's size in any case. */
  readonly iconSize?: 'small' | 'medium' | 'large' | undefined
  /** A number in the corner; 0 shows none. Only drawn: the label says it, as it is drawn ('Messages, 99+ unread'). */
  readonly count?: number | undefined
}

export interface IconButtonProps extends IconButtonLook {
  /** Called on click, Enter and Space. */
  readonly onPress: () => void
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
  /** For a button that stays in: whether it is. The picture is filled then. */
  readonly pressed?: boolean | undefined
  /** For a button that opens something: whether that is open. */
  readonly expanded?: boolean | undefined
  /** Pressing it leaves the focus where it is: a field keeps its caret, a phone its keyboard. */
  readonly keepsFocus?: boolean | undefined
  /** Id of what it opens. */
  readonly controls?: string | undefined
}

/** A picture that does something. */
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

export interface IconLinkProps extends IconButtonLook {
  /** Address: a path of the site, or a whole URL that the caller has checked. */
  readonly href: string
  /** Opens in a new tab. */
  readonly newTab?: boolean | undefined
}

/** A picture that leads somewhere. */
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
