import { build } from 'vite'
import { expect, test } from 'vitest'

import { liveryMessages } from './vite.ts'

/** Builds a page that formats one message, as the site's host does, and answers its code. */
async function bundle(plugins: ReturnType<typeof liveryMessages>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins,
    build: {
      write: false,
      lib: { entry: new URL('../fixtures/page.ts', import.meta.url).pathname, formats: ['es'] },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('vite answered no output')
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

test('the bundle has neither the parser nor the English texts and notes', { timeout: 60_000 }, async () => {
  const code = await bundle(liveryMessages())
  expect(code).toContain('fixture.title')
  expect(code).not.toContain('Only for this test')
  expect(code).not.toContain('MALFORMED')
  const whole = await bundle([])
  expect(whole).toContain('MALFORMED')
  expect(whole.length - code.length).toBeGreaterThan(15_000)
})
