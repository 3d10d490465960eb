/**
 * Content of home's first load: every package and folder in it, by size. Sizes are brotli bytes of each
 * part by itself, not minified: compare them with each other, not with a budget.
 * node bench/bytes.ts [rows]
 */
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { reachFrom } from '@livery/mobile/graph'
import { build, type Rollup } from 'vite'

import { root } from './running.ts'

process.env['NODE_ENV'] = 'production'
const rows = Number(process.argv[2] ?? 40)

/** Chunks of one client compile, in memory and unminified. */
async function compile(): Promise<Rollup.OutputChunk[]> {
  const result = await build({
    configFile: join(root, 'apps/mobile/vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'apps/mobile/src/main.ts') },
    },
  })
  const output = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  return output.output.filter((file) => file.type === 'chunk')
}

function firstLoad(chunks: readonly Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const starts = chunks.filter(
    (chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith('features/home/HomePage.tsx'),
  )
  const names = reachFrom(
    starts.map(({ fileName }) => fileName),
    (name) => byName.get(name)?.imports ?? [],
  )
  return [...names].flatMap((name) => byName.get(name) ?? [])
}

/**
 * Package or folder of a module: `react-dom@19.3.1` for a dependency; the folder for a file of this
 * repository.
 */
function ownerOf(id: string): string {
  const installed = id.split('node_modules/.pnpm/')[1]
  if (installed !== undefined) return installed.split(/[/_]/)[0] || installed
  return id.replace(`${root}/`, '').split('/').slice(0, 4).join('/')
}

const parts = new Map<string, string>()
for (const chunk of firstLoad(await compile())) {
  for (const [id, module] of Object.entries(chunk.modules)) {
    const code = (module.code ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s+/gm, '')
    parts.set(ownerOf(id), `${parts.get(ownerOf(id)) ?? ''}${code}`)
  }
}
const weighed = [...parts]
  .map(([part, code]) => ({ part, brotli: brotliCompressSync(code).length }))
  .sort((a, b) => b.brotli - a.brotli)
console.log(`node bench/bytes.ts ${process.argv.slice(2).join(' ')}\n`)
console.table(weighed.slice(0, rows))
