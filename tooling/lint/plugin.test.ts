import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-lint-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Messages the house rule gives for one source file. */
function refusals(rule: string, file: string, source: string): string[] {
  const path = join(folder, rule, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  const config = join(folder, rule, 'oxlint.json')
  const settings = {
    plugins: [],
    categories: { correctness: 'off' },
    jsPlugins: [join(root, 'tooling/lint/plugin.mjs')],
    rules: { [`livery/${rule}`]: 'error' },
  }
  writeFileSync(config, JSON.stringify(settings))
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-c', config, '-f', 'json', path], {
      encoding: 'utf8',
    })
    return []
  } catch (refused) {
    const report = JSON.parse((refused as { stdout: string }).stdout) as {
      diagnostics: { message: string }[]
    }
    return report.diagnostics.map((diagnostic) => diagnostic.message)
  }
}

it.each([
  ['raw-style', 'a.css.ts', "const a = { color: '#fff' }", 'vars.color'],
  ['raw-style', 'b.css.ts', "const a = { padding: '12px 0' }", 'vars.space'],
  ['raw-style', 'c.css.ts', 'const a = { fontSize: 14 }', 'vars.type'],
  ['raw-style', 'd.css.ts', 'const a = { zIndex: 10 }', 'vars.layer'],
  ['raw-style', 'e.css.ts', "const a = { background: 'red' }", 'vars.color'],
  ['directional-style', 'a.css.ts', 'const a = { marginLeft: x }', 'marginInlineStart'],
  ['directional-style', 'b.css.ts', "const a = { textAlign: 'right' }", "'end'"],
  ['literal-text', 'a.tsx', 'const a = <p>Log in</p>', '*.messages.ts'],
  ['literal-text', 'b.tsx', 'const a = <img alt="Our game" />', '*.messages.ts'],
  ['tenant-branch', 'a.ts', "if (tenant.id === 'x') y()", 'capability'],
  ['tenant-branch', 'b.ts', "switch (config.merchantCode) { case 'A': y() }", 'capability'],
  ['room-name', 'utils/a.ts', 'y()', 'utils'],
  ['room-name', 'date-helpers.ts', 'y()', 'helpers'],
])('%s refuses %s: %s', (rule, file, source, advice) => {
  const messages = refusals(rule, file, source)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain(advice)
})

it.each([
  [
    'raw-style',
    'ok.css.ts',
    "const a = { color: vars.color.text.primary, inlineSize: '100%', flexGrow: 1, margin: 0 }",
  ],
  ['directional-style', 'ok.css.ts', "const a = { marginInlineStart: x, textAlign: 'start' }"],
  ['literal-text', 'ok.tsx', 'const a = <p>{title} · 2</p>'],
  ['tenant-branch', 'ok.ts', 'if (tenant.flags.VIP) y()'],
  ['room-name', 'ledger.ts', 'y()'],
])('%s lets %s pass: %s', (rule, file, source) => {
  expect(refusals(rule, file, source)).toEqual([])
})
