/** Fails when a page of the build exceeds its budget, and prints the difference. Run after the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Core } from '@livery/mobile/core'

import { budgetOf } from './budgets.ts'
import { weighPages, type Chunk } from './weigh.ts'

const compiled = join(import.meta.dirname, '../../apps/mobile/dist')
const read = <T>(file: string): T => {
  try {
    return JSON.parse(readFileSync(join(compiled, file), 'utf8')) as T
  } catch {
    console.error('The site has not been compiled: run "npx turbo run compile" first.')
    process.exit(1)
  }
}

const { files } = read<Core>('core.json')
const sizes = new Map(files.map((file) => [file.path, file.brotliBytes ?? file.bytes]))
const sizeOf = (file: string) => {
  const size = sizes.get(file)
  if (size === undefined) throw new Error(`'${file}' is in the manifest and not in core.json: compile again.`)
  return size
}
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

let over = 0
for (const { page, script, style } of weighPages(
  read<Record<string, Chunk>>('.vite/manifest.json'),
  sizeOf,
)) {
  const budget = budgetOf(page)
  const name = page.replace('packages/app/src/features/', '')
  for (const [kind, bytes, allowed] of [
    ['script', script, budget.script],
    ['style', style, budget.style],
  ] as const) {
    const fits = bytes <= allowed * 1000
    if (!fits) over += 1
    console.log(
      `${fits ? 'ok  ' : 'OVER'} ${name.padEnd(46)} ${kind} ${kilobytes(bytes).padStart(6)} of ${allowed} KB brotli`,
    )
  }
}
if (over > 0) {
  console.error(
    `\n${over} over budget: load what is not needed at first later (React.lazy, import()), or drop it. The budgets are in tooling/budgets/budgets.ts.`,
  )
  process.exit(1)
}
