import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { openComponents } from './componentDocs.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-docgen-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'Plate.tsx')
const source = `
declare namespace JSX { interface Element { readonly kind: 'element' } }
const tones = { brand: '1', quiet: '2' }
interface Look {
  /** How loud it is. */
  readonly tone?: keyof typeof tones | undefined
}
export interface PlateProps extends Look {
  /** What it says. */
  readonly label: string
  readonly open?: boolean | undefined
  readonly onPress?: (() => void) | undefined
}
/** Says one thing. */
export function Plate({ tone = 'brand', label, open = false, onPress }: PlateProps): JSX.Element {
  void [tone, label, open, onPress]
  return { kind: 'element' }
}
export const notOne = 3
export function helper(): string { return '' }
`
writeFileSync(file, source)
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: { strict: true, target: 'ES2022', types: [], noEmit: true },
    include: ['*.tsx'],
  }),
)

it('lists props with resolved types, defaults and docstrings', () => {
  const components = openComponents(join(folder, 'tsconfig.json'))
  expect(components.read(file)).toEqual([
    {
      name: 'Plate',
      description: 'Says one thing.',
      props: [
        { name: 'label', description: 'What it says.', required: true, type: { text: 'string' } },
        { name: 'open', description: '', required: false, type: { text: 'boolean' }, defaultValue: 'false' },
        { name: 'onPress', description: '', required: false, type: { text: '() => void' } },
        {
          name: 'tone',
          description: 'How loud it is.',
          required: false,
          type: { text: "'brand' | 'quiet'", choices: ["'brand'", "'quiet'"] },
          defaultValue: "'brand'",
        },
      ],
    },
  ])
  expect(components.read(join(folder, 'Other.tsx'))).toEqual([])
})

it('rereads changed files', () => {
  const components = openComponents(join(folder, 'tsconfig.json'))
  components.read(file)
  writeFileSync(file, source.replace('Says one thing.', 'Says another.'))
  components.refresh()
  expect(components.read(file)[0]?.description).toBe('Says another.')
})
