/** End of a self-exclusion that has none: later than every clock of the sandbox. */
export const WITHOUT_END = new Date('9999-12-31T00:00:00Z')

/** End of an exclusion as members are told it; nothing where it has no end. */
export const toldEnd = (until: Date): { until?: string } =>
  until < WITHOUT_END ? { until: until.toISOString() } : {}
