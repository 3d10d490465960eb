/** Environments with values of their own; what a brand says outside of them is for development. */
export const ENVIRONMENTS = ['staging', 'production'] as const
export type EnvironmentName = (typeof ENVIRONMENTS)[number]

/** Fields of `tenant.ts` that may differ between environments: the surroundings, never the brand itself. */
export const ENVIRONMENT_FIELDS = [
  'merchantCode',
  'hosts',
  'flags',
  'gateway',
  'install',
  'contacts',
  'trustedOrigins',
  'signIn',
] as const
export type EnvironmentField = (typeof ENVIRONMENT_FIELDS)[number]
