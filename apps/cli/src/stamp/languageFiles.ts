import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Messages } from '@livery/i18n'
import { compileMessages, readCatalogue } from '@livery/i18n/compile'
import type { LanguageCode } from '@livery/i18n/registry'
import { readOverrides } from '@livery/tenant'
import type { LoadedTenant } from '@livery/tenant'

import { linked } from '../build/core.ts'
import type { LoadedCore } from '../build/core.ts'
import { hashedName } from './bundle.ts'
import type { BundleFile } from './bundle.ts'

export interface LanguageFiles {
  /** Address of each offered language's messages. */
  readonly addresses: Readonly<Partial<Record<LanguageCode, string>>>
  /** The default language's messages, for the first paint. */
  readonly defaultMessages: Messages
  readonly files: readonly BundleFile[]
}

/** Languages without overrides are linked from the compile; those with the brand's own words are compiled anew. */
export async function languageFiles(
  tenant: LoadedTenant,
  { core, folder }: LoadedCore,
): Promise<LanguageFiles> {
  const addresses: Partial<Record<LanguageCode, string>> = {}
  const files: BundleFile[] = []
  let defaultMessages: Messages = {}
  for (const code of tenant.config.languages.offered) {
    const isDefault = code === tenant.config.languages.default
    const overrides = readOverrides(tenant.path, code)
    const compiled = core.messages[code]
    if (compiled !== undefined && Object.keys(overrides).length === 0) {
      files.push(...linked(folder, compiled))
      addresses[code] = `/${compiled.path}`
      if (isDefault)
        defaultMessages = JSON.parse(await readFile(join(folder, compiled.path), 'utf8')) as Messages
      continue
    }
    const language = code === 'EN' ? undefined : readCatalogue(code)
    const { messages } = compileMessages({ english: readCatalogue('EN'), language, overrides })
    const content = JSON.stringify(messages)
    const path = `messages/${hashedName(`${code}.json`, content)}`
    files.push({ path, content })
    addresses[code] = `/${path}`
    if (isDefault) defaultMessages = messages
  }
  return { addresses, defaultMessages, files }
}
