/** What each component weighs alone, without React: `node packages/ui/scripts/componentSizes.ts [folder…]`. Brotli bytes. */
import { readdirSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../src')
const named = process.argv.slice(2)
const folders = readdirSync(SOURCE).filter(
  (folder) => existsSync(join(SOURCE, folder, 'index.ts')) && (named.length === 0 || named.includes(folder)),
)

const weigh = (content: string | Uint8Array): number => brotliCompressSync(content).length
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(8)

console.log(`${'component'.padEnd(20)}   script    style    later   (kB, brotli)`)
for (const folder of folders) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      lib: { entry: join(SOURCE, folder, 'index.ts'), formats: ['es'], cssFileName: 'style' },
      rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const weights = { script: 0, style: 0, later: 0 }
  for (const output of outputs) {
    if (output.type === 'asset') weights.style += output.fileName.endsWith('.css') ? weigh(output.source) : 0
    else weights[output.isEntry ? 'script' : 'later'] += weigh(output.code)
  }
  console.log(
    folder.padEnd(20),
    kilobytes(weights.script),
    kilobytes(weights.style),
    kilobytes(weights.later),
  )
}
