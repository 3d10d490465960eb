import type { Usage } from '../../testing/usage.ts'
import { EmptyState } from '../empty-state/index.ts'
import { RecordList, type RecordEntry } from './RecordList.tsx'

const list = (...records: readonly RecordEntry[]) => (
  <RecordList
    label="Account record"
    records={records}
    empty={<EmptyState illustration="records" title="No records" />}
  />
)
const deposit: RecordEntry = {
  id: 'deposit',
  title: 'Deposit',
  detail: '20 Nov 2026, 21:14',
  amount: '+500.00 €',
  amountTone: 'gain',
  status: { label: 'Done', tone: 'success' },
}

export const usage: Usage = {
  when: ['Transactions of a member, newest first, with sum and state'],
  whenNot: ['Figures to compare by column: use `DataTable`', 'Settings and pages: use `ListRow`'],
  anatomy: {
    shown: list(deposit),
    parts: [
      { name: 'List', at: 'ul, ol', role: 'Has a spoken name.' },
      { name: 'Entry', at: 'li', role: 'Opens further facts, where there are some.' },
      { name: 'What and when', at: 'li p, li span', role: 'The kind of transaction, and its time below.' },
    ],
  },
  pairs: [
    {
      good: { shown: list(deposit), why: 'Sign, sum, currency and state; nothing has to be opened for it.' },
      bad: {
        shown: list({
          id: 'x',
          title: 'TX 8F3A-22',
          detail: 'recently',
          amount: '500',
          status: { label: '3', tone: 'neutral' },
        }),
        why: 'Codes of the system; neither direction nor currency nor time.',
      },
    },
  ],
  limits: ['Title: 32 characters, two lines', 'Five further facts', 'Pages of 20'],
}
