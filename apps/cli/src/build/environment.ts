import { ENVIRONMENTS, type EnvironmentName } from '@livery/tenant'
import { nearest } from '@livery/theme'

import { UserError } from '../terminal/userError.ts'

/** Flags that say for whom bundles are made. */
export interface EnvironmentFlags {
  readonly environment?: string
  readonly production?: boolean
}

/**
 * Environment whose values are built: the one named, production's for players, else none.
 * @throws {UserError} for an unknown name, and for one that contradicts `--production`
 */
export function environmentOf({ environment, production }: EnvironmentFlags): EnvironmentName | undefined {
  const named = ENVIRONMENTS.find((each) => each === environment)
  if (environment !== undefined && named === undefined) {
    const meant = nearest(environment, [...ENVIRONMENTS])
    const advice = meant === undefined ? '' : ` Did you mean ${meant}?`
    throw new UserError(`--environment is '${environment}': give one of ${ENVIRONMENTS.join(', ')}.${advice}`)
  }
  if (production !== true) return named
  if (named === undefined || named === 'production') return 'production'
  throw new UserError(
    `--production builds production's values, --environment ${named} others: give one of them.`,
  )
}
