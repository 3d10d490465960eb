import { defineMessages } from 'react-intl'

/** Kinds of money limits. */
export const kindMessages = defineMessages({
  deposit: { id: 'responsibleGaming.kind.deposit', defaultMessage: 'Deposit limit', description: 'A limit' },
  loss: { id: 'responsibleGaming.kind.loss', defaultMessage: 'Loss limit', description: 'A limit' },
})

/** Periods of a money limit. */
export const limitPeriodMessages = defineMessages({
  day: { id: 'responsibleGaming.per.day', defaultMessage: 'Day', description: 'Period of a limit' },
  week: { id: 'responsibleGaming.per.week', defaultMessage: '7 days', description: 'Period of a limit' },
  month: { id: 'responsibleGaming.per.month', defaultMessage: '30 days', description: 'Period of a limit' },
})

/** Fixed periods of a limit, which begin at midnight, on Monday, or on the first of the month. */
export const fixedPeriodMessages = {
  day: limitPeriodMessages.day,
  ...defineMessages({
    week: {
      id: 'responsibleGaming.fixed.week',
      defaultMessage: 'Week',
      description: 'Period of a limit, from Monday',
    },
    month: {
      id: 'responsibleGaming.fixed.month',
      defaultMessage: 'Month',
      description: 'Period of a limit, from the first day of the month',
    },
  }),
}

/** Periods of the statement. */
export const statementPeriodMessages = defineMessages({
  today: {
    id: 'responsibleGaming.period.today',
    defaultMessage: 'Today',
    description: 'Period of a statement',
  },
  week: {
    id: 'responsibleGaming.period.week',
    defaultMessage: '7 days',
    description: 'Period of a statement',
  },
  month: {
    id: 'responsibleGaming.period.month',
    defaultMessage: '30 days',
    description: 'Period of a statement',
  },
  all: {
    id: 'responsibleGaming.period.all',
    defaultMessage: 'Since you joined',
    description: 'Period of the statement',
  },
  quarter: {
    id: 'responsibleGaming.period.quarter',
    defaultMessage: '3 months',
    description: 'Period of a statement',
  },
})

/** Durations of a break. */
export const durationMessages = defineMessages({
  day: { id: 'responsibleGaming.for.day', defaultMessage: '24 hours', description: 'Length of a time-out' },
  week: { id: 'responsibleGaming.for.week', defaultMessage: '7 days', description: 'Length of a time-out' },
  month: {
    id: 'responsibleGaming.for.month',
    defaultMessage: '30 days',
    description: 'Length of a time-out',
  },
  six_months: {
    id: 'responsibleGaming.for.six_months',
    defaultMessage: '6 months',
    description: 'Self-exclusion',
  },
  year: { id: 'responsibleGaming.for.year', defaultMessage: '1 year', description: 'Self-exclusion' },
  three_years: {
    id: 'responsibleGaming.for.three_years',
    defaultMessage: '3 years',
    description: 'Self-exclusion',
  },
  five_years: {
    id: 'responsibleGaming.for.five_years',
    defaultMessage: '5 years',
    description: 'Self-exclusion',
  },
  indefinite: {
    id: 'responsibleGaming.for.indefinite',
    defaultMessage: 'No end date',
    description: 'Self-exclusion for good, beside “5 years”',
  },
})
