import { expect, it } from 'vitest'

import type { BuildReport } from '../stamp/report.ts'
import { firstLoadProblems } from './firstLoad.ts'

const reportOf = (bytes: number): BuildReport => ({
  tenant: 'harbour',
  release: 'ab12',
  hosts: [],
  languages: [],
  leftOut: { languages: [], flags: [], pages: [], files: [], bytes: 0 },
  developmentOrigins: [],
  bytes: { js: 0, css: 0, fonts: 0, images: 0, total: 0 },
  firstLoad: { files: ['app.html', 'assets/main.js', 'fonts/a.woff2', 'brand/logo.svg'], bytes },
  files: [
    { path: 'assets/main.js', bytes: 300_000 },
    { path: 'brand/logo.svg', bytes: 64_000 },
    { path: 'fonts/a.woff2', bytes: 20_000 },
  ],
})

it('refuses a first load beyond the budget, and names the brand’s heaviest files', () => {
  expect(firstLoadProblems(reportOf(253_000))).toEqual([])
  expect(firstLoadProblems(reportOf(271_000))).toMatchObject([
    {
      tenant: 'harbour',
      found: '271.0 kB before home can be used',
      expected: 'at most 253.0 kB, compressed',
      suggestion: "The heaviest that is the brand's own: brand/logo.svg, 64.0 kB.",
      level: 'error',
    },
  ])
})
