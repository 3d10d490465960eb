import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { IconMember, IconRecord } from '../icon/index.ts'
import { List, ListRow } from './ListRow.tsx'

export const usage: Usage = {
  when: [
    'Pages, settings and people in a list, one to a line',
    'A value that can be changed on the next page',
  ],
  whenNot: [
    'Transactions with sums: use `RecordList`',
    'One of a few choices in a form: use `RadioGroup`',
    'Figures in columns: use `DataTable`',
  ],
  anatomy: {
    shown: (
      <Card padding="none">
        <List>
          <ListRow
            icon={IconRecord}
            label="Account record"
            detail="Deposits and withdrawals"
            value="12"
            onPress={nothing}
          />
        </List>
      </Card>
    ),
    parts: [
      { name: 'Row', at: 'button', role: 'The whole width is the target.' },
      { name: 'Icon', at: 'svg', role: 'Optional; all rows of a list have one, or none.' },
      {
        name: 'Arrow',
        at: 'button > svg:last-of-type, button svg:last-child',
        role: 'Where the row leads to a page; mirrored from right to left.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Card padding="none">
            <List>
              <ListRow icon={IconMember} label="Profile" value="Mai" onPress={nothing} />
              <ListRow icon={IconRecord} label="Account record" onPress={nothing} />
            </List>
          </Card>
        ),
        why: 'Rows of one kind in one card; the present value saves a visit.',
      },
      bad: {
        shown: (
          <Card padding="none">
            <List>
              <ListRow
                icon={IconMember}
                label="Tap here to view or edit your profile details"
                onPress={nothing}
              />
              <ListRow label="Record" onPress={nothing} />
            </List>
          </Card>
        ),
        why: 'A row is a name, not a sentence; one icon out of two looks like a mistake.',
      },
    },
  ],
  limits: [
    'Label: 32 characters, two lines',
    'Detail: one line, 48 characters',
    'Ten rows in a card; then a second card with a heading',
  ],
  states: {
    shown: (
      <Card padding="none">
        <List>
          <ListRow icon={IconRecord} label="Account record" onPress={nothing} />
        </List>
      </Card>
    ),
    on: 'button',
  },
}
