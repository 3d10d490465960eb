import type { ReportPeriod } from '@livery/domain/money'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

/** Name of the choice of a period. */
export const periodLabel = defineMessage({
  id: 'period.label',
  defaultMessage: 'Period',
  description: 'Name of the period tabs',
})

/** Names of the periods of records and reports. */
export const periodMessages = defineMessages({
  today: { id: 'period.today', defaultMessage: 'Today', description: 'Period tab' },
  yesterday: { id: 'period.yesterday', defaultMessage: 'Yesterday', description: 'Period tab' },
  week: { id: 'period.week', defaultMessage: '7 days', description: 'Period tab' },
  month: { id: 'period.month', defaultMessage: '30 days', description: 'Period tab' },
}) satisfies Record<ReportPeriod, MessageDescriptor>
