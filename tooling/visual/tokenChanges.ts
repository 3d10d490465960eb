import type { Page } from 'playwright'

import type { TokenUses } from './tokenUses.ts'

/** Values of a look by custom property, such as `--lv-radius-card`. */
export type TokenValues = ReadonlyMap<string, string>

/** Token whose value differs between two commits. */
export interface TokenChange {
  /** Dotted name of the token; the custom property where the contract does not have it any more. */
  readonly token: string
  /** Looks with the same change, such as `lotus dark`. */
  readonly looks: readonly string[]
  readonly before: string
  readonly after: string
  /** Components and parts of the app that draw with it. */
  readonly users: readonly string[]
}

/** Values that a brand assigns on the open page. Read from the rules: computed durations are those of reduced motion. */
export async function tokenValues(page: Page): Promise<TokenValues> {
  const found = await page.evaluate(() => {
    const style = document.getElementById('livery-brand')
    const rules = style instanceof HTMLStyleElement ? [...(style.sheet?.cssRules ?? [])] : []
    return rules.flatMap((rule) =>
      rule instanceof CSSStyleRule && document.documentElement.matches(rule.selectorText)
        ? [...rule.style]
            .filter((name) => name.startsWith('--lv-'))
            .map((name): [string, string] => [name, rule.style.getPropertyValue(name)])
        : [],
    )
  })
  return new Map(found)
}

/**
 * Tokens that differ between two sides, those with the most users first. Looks in which a token changes in the same way
 * are told together.
 * @param nameOf dotted name of a custom property
 */
export function tokenChanges(
  before: ReadonlyMap<string, TokenValues>,
  after: ReadonlyMap<string, TokenValues>,
  nameOf: (variable: string) => string,
  uses: Partial<TokenUses>,
): readonly TokenChange[] {
  const changes = new Map<string, TokenChange>()
  for (const [look, values] of after) {
    const old = before.get(look)
    if (old === undefined) continue
    for (const variable of new Set([...old.keys(), ...values.keys()])) {
      const [was, is] = [old.get(variable) ?? 'none', values.get(variable) ?? 'none']
      if (was === is) continue
      const token = nameOf(variable)
      const key = JSON.stringify([token, was, is])
      const users = (uses as Readonly<Record<string, readonly string[]>>)[token] ?? []
      const known = changes.get(key)
      changes.set(key, { token, before: was, after: is, users, looks: [...(known?.looks ?? []), look] })
    }
  }
  return [...changes.values()].toSorted((a, b) => b.users.length - a.users.length)
}
