/**
 * node packages/ui/scripts/componentSizes.ts [--own] [--json] [folder…]
 *
 * Size of each component alone, minified and brotli, React not counted: its script, its style, and what it
 * fetches later by itself. With --own also its script without the other components inside it. --json prints
 * bytes.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

const SOURCE = join(import.meta.dirname, '../src')
const REACT = /^react(-dom)?($|\/)/
/** Every import of another folder. */
const OTHERS = /^\.\.\//

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, own: { type: 'boolean', default: false } },
})

interface Weight {
  readonly component: string
  /** Bytes loaded with the component. */
  readonly script: number
  readonly style: number
  /** Bytes of the chunks that the component imports dynamically. */
  readonly later: number
  /** Bytes of `script` that are in no other component. */
  readonly own?: number
}

const brotli = (content: string | Uint8Array): number => brotliCompressSync(content).length

async function weigh(component: string, external: readonly RegExp[]): Promise<Weight> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      lib: { entry: join(SOURCE, component, 'index.ts'), formats: ['es'], cssFileName: 'style' },
      rolldownOptions: { external: [...external] },
    },
  })
  const weight = { component, script: 0, style: 0, later: 0 }
  for (const result of [built].flat()) {
    if (!('output' in result)) continue
    for (const output of result.output) {
      if (output.type === 'chunk') weight[output.isEntry ? 'script' : 'later'] += brotli(output.code)
      else if (output.fileName.endsWith('.css')) weight.style += brotli(output.source)
    }
  }
  return weight
}

const folders = readdirSync(SOURCE).filter(
  (folder) => existsSync(join(SOURCE, folder, 'index.ts')) && (named.length === 0 || named.includes(folder)),
)
const unknown = named.filter((name) => !folders.includes(name))
if (unknown.length > 0) throw new Error(`No component ${unknown.join(', ')} in packages/ui/src`)

const weights: Weight[] = []
for (const folder of folders) {
  const weight = await weigh(folder, [REACT])
  weights.push(options.own ? { ...weight, own: (await weigh(folder, [REACT, OTHERS])).script } : weight)
}

const kilobytes = (bytes = 0): string => (bytes / 1000).toFixed(2).padStart(8)
if (options.json) console.log(JSON.stringify(weights, undefined, 2))
else {
  console.log(
    `${'component'.padEnd(20)}   script    style    later${options.own ? '      own' : ''}   (kB, brotli)`,
  )
  for (const { component, script, style, later, own } of weights) {
    console.log(
      [
        component.padEnd(20),
        ...[script, style, later].map(kilobytes),
        own === undefined ? '' : kilobytes(own),
      ]
        .join(' ')
        .trimEnd(),
    )
  }
}
