import type { LanguageCode } from '../registry.ts'
import { type Catalogue, compileMessages, type CompileResult } from './compile.ts'
import { MESSAGES_DIR, readCatalogue } from './files.ts'

export type CompileLanguageOptions = {
  /** A tenant's texts in this language. */
  readonly overrides?: Catalogue | undefined
  /** Folder of the catalogues; the workspace's own when absent. */
  readonly dir?: string | undefined
}

/** Compiles a language from its file, with English in place of missing texts. */
export function compileLanguage(code: LanguageCode, options: CompileLanguageOptions = {}): CompileResult {
  const { overrides, dir = MESSAGES_DIR } = options
  const english = readCatalogue('EN', dir)
  const language = code === 'EN' ? undefined : readCatalogue(code, dir)
  return compileMessages({ english, language, overrides })
}
