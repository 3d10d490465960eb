import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import {
  checkCatalogue,
  readCatalogueFile,
  type Catalogue,
  type CatalogueProblem,
} from '@livery/i18n/compile'
import { LANGUAGE_CODES, isLanguageCode } from '@livery/i18n/registry'
import { nearest } from '@livery/theme'

import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem, ProblemCode } from '../problem.ts'

/** A brand's own texts, one `<CODE>.json` a language. */
export const MESSAGES_FOLDER = 'messages'

const CODES: Readonly<Record<Exclude<CatalogueProblem['kind'], 'missing'>, ProblemCode>> = {
  unknown: 'message-unknown',
  placeholders: 'message-placeholder',
  syntax: 'message-syntax',
  empty: 'message-syntax',
}

const EXPECTED: Readonly<Record<Exclude<CatalogueProblem['kind'], 'missing'>, string>> = {
  unknown: "the id of one of the product's messages",
  placeholders: 'the same placeholders as the English text',
  syntax: 'ICU message syntax',
  empty: 'a text',
}

/** Texts of the brand that replace the product's in one language; empty when there are none. */
export function readOverrides(tenantPath: string, code: string): Catalogue {
  return readCatalogueFile(join(tenantPath, MESSAGES_FOLDER, `${code}.json`))
}

/** Checks that overrides name real messages, keep their placeholders and are valid ICU syntax. */
export async function checkOverrides(tenant: TenantFolder, english: Catalogue): Promise<Problem[]> {
  const files = await readdir(join(tenant.path, MESSAGES_FOLDER)).catch(() => [])
  return files.sort().flatMap((file): Problem[] => {
    const problem = (
      code: ProblemCode,
      field: string,
      found: string,
      expected: string,
      suggestion = '',
    ): Problem => {
      const name = tenantFile(tenant.id, `${MESSAGES_FOLDER}/${file}`)
      return { tenant: tenant.id, file: name, field, code, found, expected, suggestion, level: 'error' }
    }
    const language = file.replace(/\.json$/, '')
    if (!file.endsWith('.json') || !isLanguageCode(language)) {
      const meant = nearest(language, LANGUAGE_CODES)
      const advice = meant === undefined ? '' : `Rename it to ${meant}.json?`
      return [
        problem('value', '', `the name ${file}`, '<CODE>.json with a code of the language registry', advice),
      ]
    }
    let overrides: Catalogue
    try {
      overrides = readOverrides(tenant.path, language)
    } catch (error) {
      // The absolute path is removed: it says nothing to a reader and differs between machines.
      const reason = (error instanceof Error ? error.message : String(error)).replaceAll(
        `${tenant.path}/`,
        '',
      )
      return [problem('load', '', `an error while reading it (${reason})`, 'a flat object of texts by id')]
    }
    return checkCatalogue(english, overrides).flatMap(({ kind, id, detail }) => {
      if (kind === 'missing') return []
      const meant = kind === 'unknown' ? nearest(id, Object.keys(english)) : undefined
      const advice = meant === undefined ? '' : `Did you mean '${meant}'?`
      return [problem(CODES[kind], id, `a text that ${detail}`, EXPECTED[kind], advice)]
    })
  })
}
