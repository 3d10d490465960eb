import type { Usage } from '../../testing/usage.ts'
import { DataTable } from './DataTable.tsx'

export const usage: Usage = {
  when: ['Figures that are compared by column: odds, commissions, results'],
  whenNot: [
    'A list of transactions: `RecordList` reads better on a phone',
    'Fewer than three columns: use `ListRow`',
  ],
  anatomy: {
    shown: (
      <DataTable
        caption="Team, last 7 days"
        columns={[
          { id: 'name', label: 'Member' },
          { id: 'staked', label: 'Staked', numeric: true },
          { id: 'net', label: 'Net', numeric: true },
        ]}
        rows={[
          { id: '1', cells: ['mai88', '€2,600.00', '€70.00'] },
          { id: '2', cells: ['ken', '€310.00', '€150.00'] },
        ]}
        totals={['Total', '€2,910.00', '€220.00']}
      />
    ),
    parts: [
      {
        name: 'Caption',
        at: ':scope > div > div:first-child',
        role: 'What the figures are and of which time; may be hidden under a heading.',
      },
      {
        name: 'Column',
        at: 'th[scope=col]:nth-child(2)',
        role: 'A word; figures stand at the end, digit under digit.',
      },
      {
        name: 'Row',
        at: 'tbody th',
        role: 'The first column names the row and stays when the table scrolls sideways.',
      },
      { name: 'Totals', at: 'tfoot', role: 'Optional; apart from the rows.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <DataTable
            caption="Daily wage"
            columns={[
              { id: 'from', label: 'Turnover from' },
              { id: 'people', label: 'Members', numeric: true },
              { id: 'rate', label: 'Rate', numeric: true },
            ]}
            rows={[
              { id: '1', cells: ['€1,000', '3', '0.3 %'] },
              { id: '2', cells: ['€10,000', '5', '0.5 %'] },
            ]}
          />
        ),
        why: 'Figures line up, units are in every cell.',
      },
      bad: {
        shown: (
          <DataTable
            caption="Table 1"
            columns={[
              { id: 'date', label: 'Date and time of the transaction' },
              { id: 'what', label: 'What happened' },
              { id: 'sum', label: '€' },
            ]}
            rows={[
              { id: '1', cells: ['20 Nov 2026, 12:44', 'Deposit by card', '50'] },
              { id: '2', cells: ['19 Nov 2026, 08:02', 'Withdrawal to Northern Bank', '1,250.5'] },
            ]}
          />
        ),
        why: 'Sentences in cells, sums without decimals: this is a list of records.',
      },
    },
  ],
  limits: [
    'Heading of a column: 12 characters',
    'Seven columns',
    'A cell: one figure or one name, never a sentence',
  ],
}
