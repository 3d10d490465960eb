/** Reading, checking and compiling catalogues, for Node: `@livery/i18n/compile`. */
export { auditCatalogues, type Audit, type AuditInput } from './audit.ts'
export {
  checkCatalogue,
  compileMessage,
  compileMessages,
  lostPlurals,
  type Catalogue,
  type CatalogueProblem,
  type CompileInput,
  type CompileResult,
} from './compile.ts'
export { compileLanguage, type CompileLanguageOptions } from './compileLanguage.ts'
export { reportLanguage, type LanguageReport } from './completeness.ts'
export {
  COMPLETE_LANGUAGES,
  MESSAGES_DIR,
  parseCatalogue,
  readCatalogue,
  readCatalogueFile,
} from './files.ts'
export { avoidedWords, type AvoidedWord, type Glossary, readGlossary, type Term } from './glossary.ts'
