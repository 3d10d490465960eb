/**
 * What behaviour from a headless library would weigh, part by part, beside ours: minified, brotli, React not counted.
 * The libraries are no dependencies of this repository; they are installed into a folder that is thrown away.
 * The weights stand in docs/decisions/0004-ui-headless-library.md.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

import { root } from './running.ts'

const PACKAGES = [
  '@base-ui/react@1.9.0',
  'react-aria-components',
  'embla-carousel-react@8.6.0',
  'react',
  'react-dom',
]
const UI = join(root, 'packages/ui')
const REACT = /^react(-dom)?($|\/)/

const baseUi = (part: string, pieces: string): string => {
  const name = part.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const used = pieces.split(' ').map((piece) => `${name}.${piece}`)
  return `import { ${name} } from '@base-ui/react/${part}'; export const ${name}Parts = [${used.join(', ')}]`
}
const aria = (...pieces: string[]): string => `export { ${pieces.join(', ')} } from 'react-aria-components'`

/** What a page has to import for each part, and the folders of `packages/ui` that stand in its place. */
const PARTS: Readonly<Record<string, { base?: string; aria?: string; other?: string; ours: string[] }>> = {
  'dialog, sheet, side menu': {
    base: baseUi('dialog', 'Root Portal Backdrop Popup Title Description Close'),
    aria: aria('Dialog', 'Modal', 'ModalOverlay', 'Heading'),
    ours: ['dialog', 'sheet', 'side-menu'],
  },
  tabs: {
    base: baseUi('tabs', 'Root List Tab Indicator Panel'),
    aria: aria('Tabs', 'TabList', 'Tab', 'TabPanel'),
    ours: ['segmented-tabs'],
  },
  select: {
    base: baseUi('select', 'Root Trigger Value Portal Positioner Popup Item ItemText'),
    aria: aria('Select', 'SelectValue', 'Button', 'Popover', 'ListBox', 'ListBoxItem'),
    ours: ['select'],
  },
  accordion: {
    base: baseUi('accordion', 'Root Item Header Trigger Panel'),
    aria: aria('Disclosure', 'DisclosureGroup', 'DisclosurePanel'),
    ours: ['accordion'],
  },
  'checkbox, radio, switch': {
    base: [
      baseUi('checkbox', 'Root Indicator'),
      baseUi('radio', 'Root Indicator'),
      baseUi('radio-group', 'prototype').replace('RadioGroup.prototype', 'RadioGroup'),
      baseUi('switch', 'Root Thumb'),
    ].join('\n'),
    aria: aria('Checkbox', 'RadioGroup', 'Radio', 'Switch'),
    ours: ['checkbox', 'radio-group', 'switch'],
  },
  messages: {
    base: baseUi('toast', 'Provider Viewport Root Title Close'),
    aria: `export { UNSTABLE_ToastRegion, UNSTABLE_Toast, UNSTABLE_ToastQueue } from 'react-aria-components'`,
    ours: ['toast'],
  },
  carousel: { other: `export { default } from 'embla-carousel-react'`, ours: ['carousel'] },
}

/** @param from folder that the build takes for its own: where packages are found, and what style sheets are named after */
async function weigh(folder: string, source: string, from = folder): Promise<number> {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, source)
  const built = await build({
    root: from,
    configFile: false,
    logLevel: 'error',
    plugins: from === UI ? [vanillaExtractPlugin()] : [],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [REACT] },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  let bytes = 0
  for (const result of [built].flat()) {
    if (!('output' in result)) continue
    for (const output of result.output)
      if (output.type === 'chunk') bytes += brotliCompressSync(output.code).length
  }
  return bytes
}

/** One module with all of ours, so that what they share is counted once. */
const ourSource = (folders: readonly string[]): string =>
  folders
    .map((folder, at) => `export * as part${at} from ${JSON.stringify(join(UI, 'src', folder, 'index.ts'))}`)
    .join('\n')

const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '' : (bytes / 1000).toFixed(1)
const folder = await mkdtemp(join(tmpdir(), 'livery-headless-'))
try {
  await writeFile(join(folder, 'package.json'), '{"name":"weighed","type":"module"}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...PACKAGES], {
    cwd: folder,
    stdio: 'inherit',
  })
  const weighed = async (source: string | undefined): Promise<number | undefined> =>
    source === undefined ? undefined : await weigh(folder, source)
  const rows: Record<string, Record<string, string>> = {}
  for (const [part, { base, aria: react, other, ours }] of Object.entries(PARTS)) {
    rows[part] = {
      'Base UI': kilobytes(await weighed(base)),
      'React Aria': kilobytes(await weighed(react)),
      Embla: kilobytes(await weighed(other)),
      ours: kilobytes(await weigh(folder, ourSource(ours), UI)),
    }
  }
  const together = (pick: 'base' | 'aria'): string =>
    [...new Set(Object.values(PARTS).flatMap((part) => part[pick] ?? []))].join('\n')
  rows['all of them'] = {
    'Base UI': kilobytes(await weigh(folder, together('base'))),
    'React Aria': kilobytes(await weigh(folder, together('aria'))),
    Embla: '',
    ours: kilobytes(await weigh(folder, ourSource(Object.values(PARTS).flatMap((part) => part.ours)), UI)),
  }
  console.log('node bench/headless.ts   (kB, minified, brotli, React not counted)\n')
  console.table(rows)
} finally {
  await rm(folder, { recursive: true, force: true })
}
