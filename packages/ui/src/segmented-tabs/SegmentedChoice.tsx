import type { IconType } from '../icon/makeIcon.tsx'
import { moveFocus } from '../keyboard/arrowKeys.ts'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './SegmentedTabs.css.ts'

export interface SegmentedChoiceProps<Id extends string> {
  /** Accessible name of the choices. */
  readonly label: string
  /** Two to four choices. */
  readonly choices: readonly { readonly id: Id; readonly label: string; readonly icon?: IconType }[]
  /** Id of the choice that is made. */
  readonly selected: Id
  /** Called on a tap and when the arrow keys reach a choice, as the ARIA pattern asks. */
  readonly onSelect: (id: Id) => void
}

/** A setting with a few values, effective at once, drawn as tabs: a group of radio buttons. */
export function SegmentedChoice<Id extends string>({
  label,
  choices,
  selected,
  onSelect,
}: SegmentedChoiceProps<Id>) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- ARIA's radio group: the focus is on its buttons, never on the group
    <div
      role="radiogroup"
      aria-label={label}
      className={css.lists.segmented}
      onKeyDown={(event) => {
        const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="radio"]')]
        const reached = moveFocus(event, buttons)
        const choice = reached && choices[buttons.indexOf(reached)]
        if (choice) onSelect(choice.id)
      }}
    >
      {choices.map(({ id, label: text, icon: Icon }) => (
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className={classes(css.tabs.segmented, pressable, type.small)}
        >
          {Icon && <Icon size="small" />}
          {text}
        </button>
      ))}
    </div>
  )
}
