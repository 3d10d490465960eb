import brands from 'virtual:story-brands'

import type { StoryLook } from '../packages/app/src/testing/storyWorld.ts'
import { languageFrom } from './languages.ts'

const isGenerated = (id: string): boolean => id.startsWith('_')

/** What the toolbar offers: every tenant by its name, those that are no players' last. */
export const TENANT_CHOICES = Object.entries(brands)
  .map(([id, { boot }]) => [id, boot.tenant.name] as const)
  .toSorted(([a], [b]) => Number(isGenerated(a)) - Number(isGenerated(b)))

/** What the toolbar asks of a screen. @throws when there is no such tenant */
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
