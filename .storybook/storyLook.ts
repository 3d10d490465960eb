import brands from 'virtual:story-brands'

import type { StoryLook } from '../packages/app/src/testing/storyEnvironment.ts'
import { languageFrom } from './languages.ts'

const isGenerated = (id: string): boolean => id.startsWith('_')

/** Tenant options of the toolbar, by name; generated ones come last. */
export const TENANT_CHOICES = Object.entries(brands)
  .map(([id, { boot }]) => [id, boot.tenant.name] as const)
  .toSorted(([a], [b]) => Number(isGenerated(a)) - Number(isGenerated(b)))

/**
 * Brand, theme, language and direction that the toolbar selects.
 * @throws when there is no such tenant
 */
export function storyLook(globals: Readonly<Record<string, unknown>>): StoryLook {
  const { tenant, theme, language, direction } = globals
  const brand = brands[String(tenant)]
  if (!brand) throw new Error(`No tenants/${String(tenant)}; there are ${Object.keys(brands).join(', ')}`)
  return {
    brand,
    theme: theme === 'light' ? 'light' : 'dark',
    language: languageFrom(language).code,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
  }
}
