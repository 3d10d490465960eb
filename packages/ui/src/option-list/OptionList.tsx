import { useEffect, useRef, type ReactNode } from 'react'

import { IconTick } from '../icon/icons.ts'
import { moveFocus } from '../keyboard/arrowKeys.ts'
import { sourcesOf, type Picture } from '../picture/picture.ts'
import { classes } from '../styling/classes.ts'
import { endFigure, ends, startText } from '../styling/ends.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './OptionList.css.ts'

export interface Option<Value extends string> {
  /** Value of the option, unique in the list. */
  readonly value: Value
  /** Label of the option. */
  readonly label: string
  /** Second line, in smaller text. */
  readonly detail?: string | undefined
  /** Short text at the end, such as a dialling code. */
  readonly aside?: string | undefined
  /** Address of a small picture before the label, such as a flag. */
  readonly picture?: Picture | undefined
  /**
   * Language tag of the label when it differs from the page's, so that a screen reader uses the right voice.
   */
  readonly lang?: string | undefined
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

export interface OptionListProps<Value extends string> {
  /** Id of the list, for the `aria-controls` of the control that opens it. */
  readonly id?: string | undefined
  /** Accessible name of the list. */
  readonly label: string
  /** The options, in the order shown. */
  readonly options: readonly Option<Value>[]
  /** The chosen value; undefined while nothing is chosen. */
  readonly selected: Value | undefined
  /** Called on a tap, Enter or Space. */
  readonly onSelect: (value: Value) => void
  /** Content shown when there are no options, as after a search. */
  readonly empty?: ReactNode
  /** True to take the focus when it appears, on the chosen option: for a surface that opens to choose. */
  readonly takesFocus?: boolean | undefined
}

/** List box: one of many options, with arrow keys, Home, End and typing ahead. */
export function OptionList<Value extends string>({
  id,
  label,
  options,
  selected,
  onSelect,
  empty,
  takesFocus = false,
}: OptionListProps<Value>) {
  const list = useRef<HTMLUListElement>(null)
  const entry =
    options.find((option) => option.value === selected && !option.disabled) ??
    options.find((option) => !option.disabled)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' })
    if (takesFocus) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [takesFocus])

  if (options.length === 0) return empty
  /** Options that can be focused: disabled ones are skipped. */
  const reachable = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])') ?? []),
  ]
  const typeAhead = (key: string, from: HTMLElement): void => {
    const items = reachable()
    const start = items.indexOf(from) + 1
    const next = [...items.slice(start), ...items.slice(0, start)].find((item) =>
      item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
    )
    next?.focus()
  }
  return (
    <ul
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a list is what a list box is without its style
      role="listbox"
      aria-label={label}
      className={css.list}
      onKeyDown={(event) => {
        if (moveFocus(event, reachable(), { axis: 'block' })) return
        if (event.key === 'Enter' || event.key === ' ') {
          const option = options[[...event.currentTarget.children].findIndex((item) => item === event.target)]
          event.preventDefault()
          if (option && !option.disabled) onSelect(option.value)
        } else if (
          event.key.length === 1 &&
          !event.metaKey &&
          !event.ctrlKey &&
          event.target instanceof HTMLElement
        ) {
          typeAhead(event.key, event.target)
        }
      }}
    >
      {options.map((option) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list hears the keys of all its options
        <li
          key={option.value}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the option of the list box above
          role="option"
          aria-selected={option.value === selected}
          aria-disabled={option.disabled || undefined}
          tabIndex={option === entry ? 0 : -1}
          className={css.option}
          onClick={() => !option.disabled && onSelect(option.value)}
        >
          {option.picture !== undefined && (
            <img
              {...sourcesOf(option.picture, 'mark', undefined)}
              alt=""
              loading="lazy"
              decoding="async"
              className={css.flag}
            />
          )}
          <span className={classes(ends.centre, css.main)}>
            <span className={classes(startText, css.textColumn)}>
              <span className={type.body} lang={option.lang}>
                {option.label}
              </span>
              {option.detail !== undefined && (
                <span className={classes(type.small, css.detail)}>{option.detail}</span>
              )}
            </span>
            {option.aside !== undefined && (
              <span className={classes(endFigure, type.body, css.aside)} dir="ltr">
                {option.aside}
              </span>
            )}
          </span>
          {option.value === selected && <IconTick />}
        </li>
      ))}
    </ul>
  )
}
