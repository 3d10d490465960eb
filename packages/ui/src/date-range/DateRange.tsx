import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout } from '../field/FieldLayout.tsx'
import { SegmentedTabs, type TabItem } from '../segmented-tabs/SegmentedTabs.tsx'
import * as css from './DateRange.css.ts'

export interface DateRangeProps<Period extends string> {
  /** Id that connects the periods to the `TabPanel` with their records. */
  readonly id: string
  /** Accessible name of the choice ('Period'). */
  readonly label: string
  /** Ready-made periods, and one for custom days. */
  readonly periods: readonly TabItem<Period>[]
  /** Id of the period that is shown. */
  readonly period: Period
  /** Called with the period that was chosen. */
  readonly onPeriodChange: (period: Period) => void
  /** Id of the period with custom days; its date fields show only while it is selected. */
  readonly ownPeriod?: Period | undefined
  /** First and last day, `2026-11-20`. */
  readonly days?: { readonly from: string; readonly to: string } | undefined
  /** Called with both days after one of them was changed. */
  readonly onDaysChange?: ((days: { from: string; to: string }) => void) | undefined
  /** First selectable day, `2026-11-20`. */
  readonly min?: string | undefined
  /** Last selectable day, `2026-11-20`. */
  readonly max?: string | undefined
  /** Label of the field of the first day. */
  readonly fromLabel?: string | undefined
  /** Label of the field of the last day. */
  readonly toLabel?: string | undefined
}

/** Date range of a list of records: a ready-made period, or two days picked with the phone's own calendar. */
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
    <FieldLayout label={name} bare>
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
    </FieldLayout>
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
