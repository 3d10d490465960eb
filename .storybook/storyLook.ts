import type { PseudoTag } from '@livery/i18n/compile'
import brands from 'virtual:story-brands'

import type { StoryLook } from '../packages/app/src/testing/storyEnvironment.ts'
import { isPseudoTag, languageFrom } from './languages.ts'
import type { ShownBrand } from './storyBrands.ts'

const isGenerated = (id: string): boolean => id.startsWith('_')

/** Tenant options of the toolbar, by name; generated ones come last. */
export const TENANT_CHOICES = Object.entries(brands)
  .map(([id, { boot }]) => [id, boot.tenant.name] as const)
  .toSorted(([a], [b]) => Number(isGenerated(a)) - Number(isGenerated(b)))

const pseudoBrands = new Map<string, ShownBrand>()

/** Brand whose messages are those of a pseudo-language; the same object each time, as another opens a new site. */
function pseudoBrand(id: string, brand: ShownBrand, tag: PseudoTag): ShownBrand {
  const key = `${id} ${tag}`
  const { code } = languageFrom(tag)
  const made = pseudoBrands.get(key) ?? {
    ...brand,
    boot: { ...brand.boot, messages: { ...brand.boot.messages, [code]: brand.pseudo[tag] } },
  }
  pseudoBrands.set(key, made)
  return made
}

/**
 * Brand, theme, language and direction that the toolbar selects.
 * @throws when there is no such tenant
 */
export function storyLook(globals: Readonly<Record<string, unknown>>): StoryLook {
  const { tenant, theme, language, direction } = globals
  const brand = brands[String(tenant)]
  if (!brand) throw new Error(`No tenants/${String(tenant)}; there are ${Object.keys(brands).join(', ')}`)
  return {
    brand: isPseudoTag(language) ? pseudoBrand(String(tenant), brand, language) : brand,
    theme: theme === 'light' ? 'light' : 'dark',
    language: languageFrom(language).code,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
  }
}
