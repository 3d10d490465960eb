import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import type { Problem } from '../problem.ts'

/** Word by which a brand says that it takes bets at prices of its own board. */
const SPORTSBOOK = /sports?\s?book/i

/**
 * Rule of the word 'sportsbook': a brand without prices on its home, or without sports among its games, does not call
 * itself one (S-sports-10).
 */
export function checkSports(
  config: Pick<TenantConfig, 'id' | 'name' | 'description' | 'layout' | 'games'>,
): Problem[] {
  const { id, layout, games } = config
  const shows = layout.home.some(({ kind }) => kind === 'sports-board') && games.categories.includes('SPORTS')
  if (shows) return []
  return (['name', 'description'] as const)
    .filter((field) => SPORTSBOOK.test(config[field]))
    .map((field) => ({
      tenant: id,
      file: tenantFile(id, 'tenant.ts'),
      field,
      code: 'value',
      found: `'${config[field]}'`,
      expected: "no 'sportsbook' without prices",
      suggestion:
        "Add { kind: 'sports-board' } to layout.home and SPORTS to games.categories, or change the text.",
      level: 'error',
    }))
}
