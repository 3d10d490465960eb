import { join } from 'node:path'

import { MESSAGES_DIR } from '../src/catalogue/index.ts'

export const ENGLISH_FILE: string = join(MESSAGES_DIR, 'EN.json')
/** Descriptions by id, for translators; never shipped. */
export const CONTEXT_FILE: string = join(MESSAGES_DIR, '../context/EN.json')
