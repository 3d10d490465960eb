import type { Plugin } from 'vite'

import type { Reach } from './reach.ts'

/** Ids that home and the frame can ask for, known once the bundler has written its chunks. */
export interface HomeTexts {
  readonly plugin: Plugin
  readonly ids: () => ReadonlySet<string>
}

/** Literals of a piece of code, and templates with their holes. */
const LITERAL = /"([\w.-]+)"|'([\w.-]+)'|`((?:[\w.-]|\$\{[^{}`]*\})+)`/g
const HOLE = /\$\{[^{}]*\}/

/**
 * Texts that a piece of code names, by their ids: as a literal, or as a template, which stands for each id that fits it
 * (`route.${id}.title`).
 * @param code JavaScript, compiled or not
 * @param ids of the catalogue
 */
export function textsIn(code: string, ids: readonly string[]): string[] {
  const known = new Set(ids)
  return [...code.matchAll(LITERAL)].flatMap(([, double, single, template = '']) => {
    const id = double ?? single ?? template
    if (known.has(id)) return [id]
    // A template that begins with a hole would fit everything.
    if (!HOLE.test(template) || !/^\w[\w-]*\./.test(template)) return []
    const parts = template.split(HOLE).map((part) => part.replaceAll('.', '\\.'))
    const fits = new RegExp(`^${parts.join('[\\w-]+')}$`)
    return ids.filter((each) => fits.test(each))
  })
}

/**
 * Collects the texts of modules that are reached, from the code that the bundler left of them.
 * @param reach modules of home and of what it fetches by itself; its plugin takes part in the same compile
 * @param ids of the catalogue
 */
export function homeTextsOf(reach: Reach, ids: readonly string[]): HomeTexts {
  const found = new Set<string>()
  return {
    plugin: {
      name: 'livery-home-texts',
      generateBundle(_, bundle) {
        found.clear()
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (const [module, { code }] of Object.entries(file.modules))
            if (code !== null && reach.has(module)) for (const id of textsIn(code, ids)) found.add(id)
        }
      },
    },
    ids: () => found,
  }
}
