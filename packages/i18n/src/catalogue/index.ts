/** Reading, checking and compiling catalogues, for Node: `@livery/i18n/compile`. */
export { auditCatalogues, type Audit, type AuditInput } from './audit.ts'
export {
  checkCatalogue,
  checkTexts,
  compileMessage,
  compileMessages,
  lostPlurals,
  type Catalogue,
  type CatalogueProblem,
  type CompileInput,
  type CompileResult,
  type TextProblem,
} from './compile.ts'
export { compileLanguage, type CompileLanguageOptions } from './compileLanguage.ts'
export { reportLanguage, type LanguageReport } from './completeness.ts'
export {
  COMPLETE_LANGUAGES,
  CONTEXT_FILE,
  ENGLISH_FILE,
  MESSAGES_DIR,
  parseCatalogue,
  parseFingerprints,
  readCatalogue,
  readCatalogueFile,
  readStale,
  readTranslations,
  STALE_FILE,
} from './files.ts'
export { type Boxes, isOldMeasure, type MeasuredLook, measuredTexts, readBoxes, writeBoxes } from './boxes.ts'
export { isLongLabel, isTooLongLabel, labelLimit } from './labels.ts'
export { isLegalText, legalFingerprints } from './legal.ts'
export { type Habits, readHabits } from './habits.ts'
export {
  avoidedWords,
  type AvoidedWord,
  type Glossary,
  readGlossary,
  strayTerms,
  type Term,
  waitingTerms,
} from './glossary.ts'
export {
  type Correction,
  type Corrections,
  readCorrections,
  type Reading,
  readReadings,
  type Scores,
} from './readings.ts'
export {
  fingerprint,
  fingerprints,
  markStale,
  renewed,
  staleIn,
  type StaleTexts,
  stillStale,
  type Translations,
} from './stale.ts'
export { catalogueFaults, placeFaults, textFaults, type TextFault, type TranslatedText } from './gates.ts'
export { changedSince, readSameMeaning, type SameMeaning } from './sameMeaning.ts'
export { comparedFile, noteOf, type Speaker, textSources, type TextSource } from './sources.ts'
export { describe, type OneWord, oneWordProblems, readOneWord, secondWords } from './oneWord.ts'
export { mostSame, sameAsEnglish } from './same.ts'
export { shownIds, shownTexts } from './shown.ts'
export { typographicFaults } from './typography.ts'
export { placeholdersOf } from './placeholders.ts'
export { PSEUDO_TAGS, pseudoMessages, type PseudoTag } from './pseudo.ts'
export { restOf } from '../restOf.ts'
export { messageFiles, namedFiles, type MessageFile } from './parts.ts'
