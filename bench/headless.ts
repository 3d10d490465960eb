/**
 * Weight of behaviour from a headless library, part by part, beside ours: minified, brotli, React not counted.
 * The libraries are no dependencies of this repository; they are installed into a folder that is thrown away.
 * Beside them a select of the platform, and how many lines of behaviour are ours.
 * The figures are those of D-0004.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

/** Imports from each library for a part, and the folders of `packages/ui` that implement it here. */
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
  'checkbox, radio': {
    base: [
      baseUi('checkbox', 'Root Indicator'),
      baseUi('radio', 'Root Indicator'),
      baseUi('radio-group', 'prototype').replace('RadioGroup.prototype', 'RadioGroup'),
    ].join('\n'),
    aria: aria('Checkbox', 'RadioGroup', 'Radio'),
    ours: ['checkbox', 'radio-group'],
  },
  messages: {
    base: baseUi('toast', 'Provider Viewport Root Title Close'),
    aria: `export { UNSTABLE_ToastRegion, UNSTABLE_Toast, UNSTABLE_ToastQueue } from 'react-aria-components'`,
    ours: ['toast'],
  },
  carousel: { other: `export { default } from 'embla-carousel-react'`, ours: ['carousel'] },
}

/** The platform's own select, in the frame that every field of ours has. */
const NATIVE_SELECT = `
import { createElement } from 'react'
import { FieldBox, FieldLayout } from ${JSON.stringify(join(UI, 'src/field/FieldLayout.tsx'))}
import { IconExpand } from ${JSON.stringify(join(UI, 'src/icon/icons.ts'))}
export const Select = ({ label, help, error, bare, options, placeholder, disabled, onChange, ...rest }) =>
  createElement(FieldLayout, { label, help, error, bare }, (wiring) =>
    createElement(FieldBox, { invalid: error !== undefined, disabled },
      createElement('select', { ...wiring, ...rest, disabled, onChange: (event) => onChange(event.target.value) },
        placeholder && createElement('option', { value: '', disabled: true }, placeholder),
        options.map(({ value, label: name, lang, disabled: off }) =>
          createElement('option', { key: value, value, lang, disabled: off }, name))),
      createElement(IconExpand, { size: 'small' })))`

/** Files whose lines are behaviour that a headless library would have: no style, no drawing alone, no test. */
const BEHAVIOUR: Readonly<Record<string, readonly string[]>> = {
  'modal surface': ['modal/Modal.tsx', 'modal/openModals.ts', 'modal/useSwipeAway.ts'],
  'arrow keys': ['keyboard/arrowKeys.ts'],
  carousel: ['carousel/Carousel.tsx', 'carousel/useAutoplay.ts', 'carousel/useSlides.ts'],
  'message queue': ['toast/queue.ts'],
  'list box': ['option-list/OptionList.tsx'],
}

/** Lines of each part of our behaviour, and of all. */
async function behaviourLines(): Promise<Record<string, number>> {
  const lines: Record<string, number> = {}
  for (const [part, files] of Object.entries(BEHAVIOUR)) {
    const texts = await Promise.all(files.map((file) => readFile(join(UI, 'src', file), 'utf8')))
    lines[part] = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  }
  return { ...lines, 'all of it': Object.values(lines).reduce((sum, count) => sum + count, 0) }
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

/** One module with all own components, so that shared code is counted once. */
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
  const surfaces = ['dialog', 'sheet', 'side-menu']
  const beside = await weigh(folder, ourSource(surfaces), UI)
  console.table({
    'native select': { kB: kilobytes(await weigh(folder, NATIVE_SELECT, UI)) },
    'our select': { kB: kilobytes(await weigh(folder, ourSource(['select']), UI)) },
    'native select on a page with sheets': {
      kB: kilobytes((await weigh(folder, `${ourSource(surfaces)}\n${NATIVE_SELECT}`, UI)) - beside),
    },
    'our select on a page with sheets': {
      kB: kilobytes((await weigh(folder, ourSource([...surfaces, 'select']), UI)) - beside),
    },
  })
  console.log('Lines of behaviour in packages/ui:', await behaviourLines())
} finally {
  await rm(folder, { recursive: true, force: true })
}
