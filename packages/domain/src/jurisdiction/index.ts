export * from './duties.ts'
export * from './helpOrganisations.ts'
export * from './playLimits.ts'
export * from './reminders.ts'
