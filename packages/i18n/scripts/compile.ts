/**
 * Compiles languages into a folder: `node scripts/compile.ts --out <folder> [CODE…]`, all languages without a
 * code. The site's own compile calls `compileLanguage` instead; this one is for inspecting the result.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { compileLanguage } from '../src/catalogue/index.ts'
import { isLanguageCode, LANGUAGE_CODES } from '../src/registry.ts'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'dist' } },
  allowPositionals: true,
})
const unknown = positionals.filter((code) => !isLanguageCode(code))
if (unknown.length > 0) {
  console.error(`No such language: ${unknown.join(', ')}. Known: ${LANGUAGE_CODES.join(' ')}`)
  process.exitCode = 1
} else {
  const codes = positionals.length > 0 ? positionals.filter(isLanguageCode) : LANGUAGE_CODES
  mkdirSync(values.out, { recursive: true })
  for (const code of codes) {
    const { messages, problems } = compileLanguage(code)
    const text = JSON.stringify(messages)
    writeFileSync(join(values.out, `${code}.json`), text)
    console.log(`${code}: ${Object.keys(messages).length} messages, ${Buffer.byteLength(text)} bytes`)
    for (const { id, detail } of problems) console.error(`  ${code} '${id}' ${detail}`)
    if (problems.length > 0) process.exitCode = 1
  }
}
