/** Fails when a page of the build exceeds its budget, and prints the difference. Run after the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Core } from '@livery/mobile/core'

import { filledBundles } from '../documents/filled.ts'
import { budgetOf, HOME_TEXTS } from './budgets.ts'
import { weighPages, weighTexts } from './weigh.ts'
import { weighDocuments } from './weighDocuments.ts'

const compiled = join(import.meta.dirname, '../../apps/mobile/dist')
const read = <T>(file: string): T => {
  try {
    return JSON.parse(readFileSync(join(compiled, file), 'utf8')) as T
  } catch {
    console.error('The site has not been compiled: run "npx turbo run compile" first.')
    process.exit(1)
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const core = read<Core>('core.json')
let over = 0
for (const { page, ...weight } of weighPages(core)) {
  const budget = budgetOf(page)
  const name = page.replace(/^packages\/app\/src\/(features|site\/routes)\//, '')
  for (const kind of ['script', 'scripts', 'style'] as const) {
    const fits = weight[kind] <= budget[kind] * (kind === 'scripts' ? 1 : 1000)
    if (!fits) over += 1
    const found =
      kind === 'scripts'
        ? `${weight.scripts} of ${budget.scripts} files`
        : `${kilobytes(weight[kind]).padStart(6)} of ${budget[kind]} KB brotli`
    console.log(`${fits ? 'ok  ' : 'OVER'} ${name.padEnd(46)} ${kind.padEnd(7)} ${found}`)
  }
}
for (const { language, bytes } of weighTexts(core)) {
  const fits = bytes <= HOME_TEXTS * 1000
  if (!fits) over += 1
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${`home in ${language}`.padEnd(46)} texts   ${kilobytes(bytes).padStart(6)} of ${HOME_TEXTS} KB brotli`,
  )
}
for (const { name, bytes, allowed } of weighDocuments(filledBundles)) {
  if (bytes <= allowed * 1000) continue
  over += 1
  console.log(`OVER ${name.padEnd(46)} document ${kilobytes(bytes).padStart(6)} of ${allowed} KB brotli`)
}
if (over > 0) {
  console.error(
    `\n${over} over budget: load what is not needed at first later (React.lazy, import()), or drop it. The budgets are in tooling/budgets/budgets.ts.`,
  )
  process.exit(1)
}
