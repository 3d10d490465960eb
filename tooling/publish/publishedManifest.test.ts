import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { dependencyProblems } from './dependencies.ts'
import { sourceEntries, type Manifest } from './entries.ts'
import { publishedManifest } from './publishedManifest.ts'
import { gatherStyleSheets } from './styleSheets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-manifest-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const BASE = { name: '@livery/one', version: '1.2.3' }

/** Writes a package with the given texts as files. */
function write(manifest: Partial<Manifest>, files: Readonly<Record<string, string>> = {}): void {
  const texts = { ...files, 'package.json': JSON.stringify({ ...BASE, exports: {}, ...manifest }) }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

const CODE = 'export const one = 1\n'
const builtAs = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })

describe('exports', () => {
  it('of a pattern over folders are a subpath for each', () => {
    write({ exports: { './*': './src/*/index.ts' } }, { 'src/a/index.ts': CODE, 'src/b/index.ts': CODE })
    expect(publishedManifest({}, folder)).toMatchObject({
      exports: { './a': builtAs('a/index'), './b': builtAs('b/index') },
    })
    expect(sourceEntries(folder)).toEqual({ 'a/index': 'src/a/index.ts', 'b/index': 'src/b/index.ts' })
  })

  it('of a pattern over files leave out tests, stories and fixtures', () => {
    const files = ['a.ts', 'b.tsx', 'a.test.ts', 'a.fixture.ts'].map((name) => [`src/${name}`, CODE])
    write({ exports: { './*': './src/*.ts' } }, Object.fromEntries(files))
    expect(publishedManifest({}, folder)['exports']).toEqual({ './a': builtAs('a') })
  })

  it('keep conditions, closed subpaths, and files that are not sources', () => {
    const exports = {
      '.': { types: './src/index.ts', browser: './src/browser.ts', default: './src/index.ts' },
      './closed': null,
      './messages/*': './messages/*',
    }
    write({ exports }, { 'src/index.ts': CODE, 'src/browser.ts': CODE })
    expect(publishedManifest({}, folder)['exports']).toEqual({
      '.': { types: './dist/index.d.ts', browser: './dist/browser.js', default: './dist/index.js' },
      './closed': null,
      './messages/*': './messages/*',
    })
  })

  it('offer an entry of styles alone as a style sheet and not as an empty module', () => {
    write(
      { exports: { './*': './src/*/index.ts', './reset.css': './dist/reset.css' } },
      { 'src/a/index.ts': CODE, 'src/reset/index.ts': "import './global.css.ts'\n" },
    )
    expect(publishedManifest({}, folder)).toMatchObject({
      exports: { './a': builtAs('a/index'), './reset.css': './dist/reset.css' },
      sideEffects: ['**/*.css'],
    })
    expect(publishedManifest({}, folder)['exports']).not.toHaveProperty('./reset')
  })
})

it('a manifest has no field of the workspace, and ranges where versions may differ', () => {
  write({})
  const manifest = {
    ...BASE,
    private: true,
    scripts: { types: 'tsc' },
    devDependencies: { vitest: '5.1.0' },
    dependencies: { 'big.js': '7.0.1', '@livery/two': '1.2.3' },
    peerDependencies: { react: '^19.0.0' },
  }
  expect(publishedManifest(manifest, folder)).toEqual({
    ...BASE,
    dependencies: { 'big.js': '^7.0.1', '@livery/two': '1.2.3' },
    peerDependencies: { react: '^19.0.0' },
    sideEffects: false,
    exports: {},
  })
})

describe('style sheets', () => {
  const EXPORTS: Manifest['exports'] = {
    './*': './src/*/index.ts',
    './styles.css': './dist/styles.css',
    './reset.css': './dist/reset.css',
  }
  const built = {
    'src/a/index.ts': CODE,
    'src/reset/index.ts': "import './global.css.ts'\n",
    'dist/styles.css': '.a { color: red }',
    'dist/a/index.css': '.a { color: red }',
    'dist/reset/index.css': 'body { margin: 0 }',
  }

  it.each(['reset.css', 'styles.css'])('without the subpath ./%s are refused', (sheet) => {
    const { [`./${sheet}`]: _missing, ...exports } = EXPORTS
    write({ exports }, built)
    expect(() => gatherStyleSheets(folder)).toThrow(
      `@livery/one: add "./${sheet}": "./dist/${sheet}" to exports`,
    )
  })

  it('are one for the components and one for each entry of styles alone', () => {
    write({ exports: EXPORTS }, built)
    gatherStyleSheets(folder)
    const sheets = globSync('dist/**/*.css', { cwd: folder }).toSorted()
    expect(sheets).toEqual(['dist/reset.css', 'dist/styles.css'])
    expect(readFileSync(join(folder, 'dist/reset.css'), 'utf8')).toBe('body{margin:0}\n')
  })
})

describe('dependencies', () => {
  const files = {
    'dist/index.js':
      "import { Big } from 'big.js'\nimport { readFileSync } from 'node:fs'\nimport './chunk.js'\n",
    'dist/index.d.ts': "export declare const x: import('@livery/two/sub').X\n",
  }

  it('that are imported and not declared are problems, in code and in declarations', () => {
    write({}, files)
    expect(dependencyProblems(folder)).toEqual([
      '@livery/one imports big.js, which is neither a dependency nor a peer dependency.',
      '@livery/one imports @livery/two, which is neither a dependency nor a peer dependency.',
    ])
  })

  it('that are declared and not imported are problems, except peers', () => {
    write(
      {
        dependencies: { 'big.js': '^7.0.0', uqr: '^0.1.0' },
        peerDependencies: { '@livery/two': '1.2.3', '@livery/theme': '1.2.3' },
      },
      files,
    )
    expect(dependencyProblems(folder)).toEqual([
      '@livery/one depends on uqr, which its published files do not name.',
    ])
  })
})
