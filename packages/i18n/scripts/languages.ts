/** Writes docs/languages.md: `npx pnpm --filter @livery/i18n languages`. */
import { writeFileSync } from 'node:fs'

import { LANGUAGES_PAGE, languagesPage } from './languagesPage.ts'

writeFileSync(LANGUAGES_PAGE, languagesPage())
