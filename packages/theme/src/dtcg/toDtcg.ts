import type { TokenPath } from '../contract.ts'
import type { SolvedBrand, ThemeTokens } from '../solve/solvedBrand.ts'
import { tokenPaths } from '../tokenPaths.ts'
import type { DtcgDocument, DtcgGroup } from './format.ts'
import { writeValue } from './writeValue.ts'

function isGroup(value: DtcgGroup[string]): value is DtcgGroup {
  return typeof value === 'object' && !('$value' in value)
}

function tree(tokens: ThemeTokens, paths: readonly TokenPath[]): DtcgGroup {
  const root: DtcgGroup = {}
  for (const path of paths) {
    const names = path.split('.')
    const leaf = names.pop() ?? path
    let group = root
    for (const name of names) {
      const next = group[name]
      const child: DtcgGroup = isGroup(next) ? next : {}
      group[name] = child
      group = child
    }
    group[leaf] = writeValue(path, tokens[path])
  }
  return root
}

/**
 * A solved brand as design tokens (DTCG 2025.10): one resolver document with the shared tokens as a set and the theme
 * as a modifier. `fromDtcg` reads it back without loss.
 * @param name shown by design tools
 */
export function toDtcg(solved: SolvedBrand, name?: string): DtcgDocument {
  const shared = new Set(solved.shared)
  const themed = tokenPaths.filter((path) => !shared.has(path))
  return {
    ...(name && { name }),
    version: '2025.10',
    sets: { shared: { sources: [tree(solved.dark, solved.shared)] } },
    modifiers: {
      theme: {
        contexts: { dark: [tree(solved.dark, themed)], light: [tree(solved.light, themed)] },
        default: 'dark',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
  }
}
