import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { TabPanel } from '../segmented-tabs/index.ts'
import { DateRange } from './DateRange.tsx'

const range = (id: string, period: string, labels: readonly string[] = ['Today', '7 days', 'Own dates']) => (
  <>
    <DateRange
      id={`range-${id}`}
      label="Period"
      periods={labels.map((label) => ({ id: label, label }))}
      period={period}
      onPeriodChange={nothing}
      ownPeriod="Own dates"
      days={{ from: '2026-11-01', to: '2026-11-20' }}
      onDaysChange={nothing}
      max="2026-11-20"
      fromLabel="From"
      toLabel="To"
    />
    <TabPanel of={`range-${id}`} selected={period}>
      {null}
    </TabPanel>
  </>
)

export const usage: Usage = {
  when: ['The period of a list of records'],
  whenNot: [
    'A birthday: use `TextField` with the keyboard of a date',
    'A list that is short anyway: leave it out, `RecordList` loads on',
  ],
  anatomy: {
    shown: range('anatomy', 'Own dates'),
    parts: [
      { name: 'Periods', at: '[role=tablist]', role: 'Ready-made ones first, own dates last.' },
      { name: 'Chosen', at: '[aria-selected=true]', role: 'The records below follow at once.' },
      { name: 'From', at: 'input', role: 'Only with own dates; opens the phone’s own calendar.' },
      {
        name: 'To',
        at: '[id] ~ * input, div + div input',
        role: 'Never before the first day, never after the last allowed one.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: range('good', '7 days'),
        why: 'The period that most look for is chosen; two fields less to fill in.',
      },
      bad: {
        shown: range('bad', 'Own dates', ['Own dates']),
        why: 'Two calendars for everybody, also for those who want today.',
      },
    },
  ],
  limits: [
    'Three to five periods',
    'Name of a period: 12 characters; the row scrolls',
    'From and To: one word each',
  ],
  states: { shown: range('states', 'Today'), on: '[role=tab]:nth-of-type(2)' },
}
