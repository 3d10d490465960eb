import { useId, useRef, type ReactNode } from 'react'

import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconAlert, IconClose } from '../icon/icons.ts'
import { Stepper, type StepperProps } from '../stepper/Stepper.tsx'
import { classes } from '../styling/classes.ts'
import { endFigure, ends, startText } from '../styling/ends.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import { TextButton } from '../text-link/TextLink.tsx'
import { Heading } from '../text/Heading.tsx'
import * as css from './BetSlip.css.ts'

export interface BetSlipLine {
  /** Id of the line, unique in the slip. */
  readonly id: string
  /** The picked selection: numbers, `Big`, a score. */
  readonly selection: string
  /** Name of the play and number of bets ('First three, in order · 12 bets · 970'). */
  readonly play: string
  /** Stake of this line, formatted with its currency. */
  readonly stake: string
  /** Reason why this line cannot be placed. */
  readonly problem?: string | undefined
}

export interface BetSlipTotal {
  /** Label of the total ('Total stake'). */
  readonly label: string
  /** Amount, formatted with its currency. */
  readonly value: string
  /** True for the amount to be paid, which is emphasised. */
  readonly strong?: boolean | undefined
}

export interface BetSlipProps {
  /** Title of the slip ('Bet slip'). */
  readonly title: string
  /** The bets, in the order in which they were added. */
  readonly lines: readonly BetSlipLine[]
  /** Called with the id of the line whose remove button was tapped. */
  readonly onRemove: (id: string) => void
  /** Accessible name of the remove button of a line ('Remove 3 7 1'). */
  readonly removeLabel: (line: BetSlipLine) => string
  /** Button that removes all lines; leave out when there is at most one line. */
  readonly clear?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Stepper for the number of times that each line is bet. */
  readonly multiple?: StepperProps | undefined
  /** Totals: number of bets, stake, possible win. Announced when they change. */
  readonly totals: readonly BetSlipTotal[]
  /** Label of the button that places the bets. */
  readonly submitLabel: string
  /** Called when the button that places the bets is pressed. */
  readonly onSubmit: () => void
  /** True while the bets are being sent. */
  readonly submitting?: boolean | undefined
  /** True while no bet can be placed, as after the draw has closed. */
  readonly disabled?: boolean | undefined
  /** Notice above the button: a countdown, or the reason why betting is closed. */
  readonly notice?: ReactNode
  /** Shown while there are no lines: an `EmptyState`. */
  readonly empty: ReactNode
}

/** Bet slip: the bets line by line, their stakes, and a sticky button that places them. */
export function BetSlip(props: BetSlipProps) {
  const { title, lines, clear, totals, submitting = false, disabled = false } = props
  const titleId = useId()
  const heading = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const remove = (id: string, at: number): void => {
    props.onRemove(id)
    // Focus of a removed line moves to the remove button that takes its place, or to the title.
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
                  <div className={classes(startText, css.textColumn)}>
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
                  <dt className={classes(startText, type.small, css.term)}>{label}</dt>
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
