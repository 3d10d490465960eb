import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame } from '../field/FieldFrame.tsx'
import { SegmentedTabs, type TabItem } from '../segmented-tabs/SegmentedTabs.tsx'
import * as css from './DateRange.css.ts'

export interface DateRangeProps<Period extends string> {
  /** Ties the periods to the `TabPanel` that shows their records. */
  readonly id: string
  /** Name of the choice ('Period'). */
  readonly label: string
  /** Ready-made periods, and one for own days. */
  readonly periods: readonly TabItem<Period>[]
  /** The period that is shown. */
  readonly period: Period
  /** Called with the period that was chosen. */
  readonly onPeriodChange: (period: Period) => void
  /** The period whose days are set by hand; its fields show only while it is selected. */
  readonly ownPeriod?: Period | undefined
  /** First and last day, `2026-11-20`. */
  readonly days?: { readonly from: string; readonly to: string } | undefined
  /** Called with both days after one was changed. */
  readonly onDaysChange?: ((days: { from: string; to: string }) => void) | undefined
  /** Oldest day that can be asked for, `2026-11-20`. */
  readonly min?: string | undefined
  /** Newest day that can be asked for, `2026-11-20`. */
  readonly max?: string | undefined
  /** Name of the first day's field. */
  readonly fromLabel?: string | undefined
  /** Name of the last day's field. */
  readonly toLabel?: string | undefined
}

/** Which days a list of records covers: a ready-made period, or two days picked with the phone's own calendar. */
export function DateRange<Period extends string>(props: DateRangeProps<Period>) {
  const {
    id,
    label,
    periods,
    period,
    onPeriodChange,
    ownPeriod,
    days,
    onDaysChange,
    min,
    max,
    fromLabel = '',
    toLabel = '',
  } = props
  const day = (
    name: string,
    value: string,
    from: string | undefined,
    to: string | undefined,
    change: (value: string) => void,
  ) => (
    <FieldFrame label={name} bare>
      {(wiring) => (
        <FieldBox>
          <input
            {...wiring}
            type="date"
            value={value}
            min={from}
            max={to}
            className={input}
            onChange={(event) => change(event.target.value)}
          />
        </FieldBox>
      )}
    </FieldFrame>
  )
  return (
    <div className={css.root}>
      <SegmentedTabs
        id={id}
        label={label}
        tabs={periods}
        selected={period}
        onSelect={onPeriodChange}
        variant="scrolling"
      />
      {ownPeriod !== undefined && period === ownPeriod && days && (
        <div className={css.days}>
          {day(fromLabel, days.from, min, days.to || max, (from) => onDaysChange?.({ ...days, from }))}
          {day(toLabel, days.to, days.from || min, max, (to) => onDaysChange?.({ ...days, to }))}
        </div>
      )}
    </div>
  )
}
