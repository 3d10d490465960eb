import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = '.cache/brand-stories'

const titleOf = (id: string): string => id.replace(/^_/, '').replace(/^./, (first) => first.toUpperCase())

/**
 * Axe settings of a brand sheet: samples of the contrast table are excluded, because they include disabled
 * states, and the probe is not examined, because it is illegible on purpose.
 */
const accessibilityOf = (id: string): string =>
  id.startsWith('_') ? "{ test: 'off' }" : "{ context: { exclude: ['.sheet-sample'] } }"

const storyOf = (id: string): string => `import { ONE_WIDE_MODE } from '../../.storybook/chromaticModes.ts'
import { BrandSheet } from '../../.storybook/pages/brand/BrandSheet.tsx'

export default {
  title: 'Brands/${titleOf(id)}',
  tags: ['!autodocs'],
  globals: { tenant: '${id}', viewport: { value: 'all' } },
  parameters: {
    stage: 'page',
    layout: 'fullscreen',
    controls: { disable: true },
    chromatic: { modes: ONE_WIDE_MODE },
    a11y: ${accessibilityOf(id)},
  },
}

export const Sheet = { render: () => <BrandSheet tenant="${id}" /> }
`

/**
 * Writes a story file with the sheet of every brand in `tenants/`, because Storybook indexes files, and a
 * new brand must not need one written by hand.
 * @returns pattern of the written files
 */
export async function writeBrandStories(): Promise<string> {
  const folder = join(ROOT, FOLDER)
  const found = await readdir(join(ROOT, 'tenants'), { withFileTypes: true })
  const ids = found
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, 'tenants', entry.name, 'brand.ts')))
    .map(({ name }) => name)
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(folder)) {
    if (!ids.some((id) => file === `${id}.stories.tsx`)) await rm(join(folder, file))
  }
  await Promise.all(ids.map((id) => writeFile(join(folder, `${id}.stories.tsx`), storyOf(id))))
  return `../${FOLDER}/*.stories.tsx`
}
