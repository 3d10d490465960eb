import { useId, useRef, type ReactNode } from 'react'

import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconAlert, IconClose } from '../icon/icons.ts'
import { Stepper, type StepperProps } from '../stepper/Stepper.tsx'
import { classes } from '../styling/classes.ts'
import { endFigure, ends, startWords } from '../styling/ends.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import { TextButton } from '../text-link/TextLink.tsx'
import { Heading } from '../text/Heading.tsx'
import * as css from './BetSlip.css.ts'

export interface BetSlipLine {
  /** Tells the lines apart. */
  readonly id: string
  /** What is bet on: numbers, `Big`, a score. */
  readonly selection: string
  /** The play, and how it is counted ('First three, in order · 12 bets · 970'). */
  readonly play: string
  /** What this line costs, formatted with its currency. */
  readonly stake: string
  /** Why this line cannot be placed as it is, in words. */
  readonly problem?: string | undefined
}

export interface BetSlipTotal {
  /** What is counted ('Total stake'). */
  readonly label: string
  /** Formatted with its currency. */
  readonly value: string
  /** The figure that counts: what will be paid. */
  readonly strong?: boolean | undefined
}

export interface BetSlipProps {
  /** Name of the slip ('Bet slip'). */
  readonly title: string
  /** The bets, in the order they were made. */
  readonly lines: readonly BetSlipLine[]
  /** Called with the id of the line that is to go. */
  readonly onRemove: (id: string) => void
  /** Name of a line's cross ('Remove 3 7 1'). */
  readonly removeLabel: (line: BetSlipLine) => string
  /** Takes all lines off; leave out where there is one line at most. */
  readonly clear?: { readonly label: string; readonly onPress: () => void } | undefined
  /** How many times each line is bet. */
  readonly multiple?: StepperProps | undefined
  /** Number of bets, the stake, what can be won: read when they change. */
  readonly totals: readonly BetSlipTotal[]
  /** Words of the button that places the bets. */
  readonly submitLabel: string
  /** Called when the bets are to be placed. */
  readonly onSubmit: () => void
  /** The bets are on their way. */
  readonly submitting?: boolean | undefined
  /** Nothing can be placed now, as when the draw has closed. */
  readonly disabled?: boolean | undefined
  /** Something above the button: a countdown, why it is closed. */
  readonly notice?: ReactNode
  /** Shown while there are no lines: an `EmptyState`. */
  readonly empty: ReactNode
}

/** What is about to be bet: line by line, what it costs, and the button that places it, which stays at hand. */
export function BetSlip(props: BetSlipProps) {
  const { title, lines, clear, totals, submitting = false, disabled = false } = props
  const titleId = useId()
  const heading = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const remove = (id: string, at: number): void => {
    props.onRemove(id)
    // The cross that had the focus goes: it moves to the one that takes its place, or to the title.
    requestAnimationFrame(() => {
      const crosses = list.current?.querySelectorAll('button')
      const next = crosses?.[Math.min(at, crosses.length - 1)] ?? heading.current
      next?.focus()
    })
  }
  return (
    <section aria-labelledby={titleId} aria-busy={submitting} className={css.root}>
      <div className={css.head}>
        <div ref={heading} tabIndex={-1} className={css.title}>
          <Heading level={2} size="lead" id={titleId}>
            {title}
          </Heading>
          <span aria-hidden>
            <Badge count={lines.length} tone="brand" />
          </span>
        </div>
        {clear && lines.length > 0 && (
          <TextButton disabled={submitting} onPress={clear.onPress}>
            {clear.label}
          </TextButton>
        )}
      </div>
      {lines.length === 0 ? (
        props.empty
      ) : (
        <>
          <ul ref={list} aria-labelledby={titleId} className={css.lines}>
            {lines.map((line, index) => (
              <li key={line.id} className={css.line}>
                <div className={classes(ends.baseline, css.body)}>
                  <div className={classes(startWords, css.words)}>
                    <span className={classes(type.body, tabular, css.selection)}>
                      <bdi>{line.selection}</bdi>
                    </span>
                    <span className={classes(type.small, tabular, css.play)}>{line.play}</span>
                    {line.problem !== undefined && (
                      <span className={classes(type.small, css.problem)}>
                        <IconAlert size="small" />
                        {line.problem}
                      </span>
                    )}
                  </div>
                  <span className={classes(endFigure, type.body, tabular, css.stake)}>{line.stake}</span>
                </div>
                <IconButton
                  label={props.removeLabel(line)}
                  icon={IconClose}
                  iconSize="small"
                  disabled={submitting}
                  onPress={() => remove(line.id, index)}
                />
              </li>
            ))}
          </ul>
          <div className={css.foot}>
            {props.multiple && (
              <Stepper {...props.multiple} disabled={submitting || props.multiple.disabled} />
            )}
            <dl aria-live="polite" className={css.totals}>
              {totals.map(({ label, value, strong = false }) => (
                <div key={label} className={ends.baseline}>
                  <dt className={classes(startWords, type.small, css.term)}>{label}</dt>
                  <dd
                    className={classes(
                      endFigure,
                      strong ? css.amounts.strong : css.amounts.plain,
                      strong ? type.title : type.small,
                      tabular,
                    )}
                  >
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            {props.notice !== undefined && <div className={css.notice}>{props.notice}</div>}
            <Button fill busy={submitting} disabled={disabled} onPress={props.onSubmit}>
              {props.submitLabel}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
