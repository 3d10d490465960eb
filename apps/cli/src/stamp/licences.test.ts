import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { compile } from '@livery/mobile/compile'
import { coreFolder } from '@livery/mobile/currentCore'
import { LICENCES_FILE, requireAllowed, type Licence } from '@livery/mobile/licences'
import { fontFaces } from '@livery/theme/fonts'
import { expect, it } from 'vitest'

import { licenceIn, licencesFile } from './licences.ts'

it('lists packages by name, each with its version and the whole text', () => {
  const notice = licencesFile([
    { name: 'winch', version: '2.0.0', identifier: 'ISC', text: 'ISC text\r\nof two lines\n' },
    { name: 'crane', version: '1.0.0', identifier: 'MIT', text: 'MIT text' },
  ])
  expect(notice.indexOf('crane 1.0.0\nMIT\n\nMIT text\n')).toBeGreaterThan(0)
  expect(notice.indexOf('winch 2.0.0\nISC\n\nISC text\nof two lines\n')).toBeGreaterThan(
    notice.indexOf('crane'),
  )
})

it('reads the licence of a type face', async () => {
  const type = {
    text: { face: 'outfit', regular: 400, medium: 500, bold: 700 },
    display: { face: 'outfit', weight: 700 },
  }
  const [file] = fontFaces({ type: { ...type, scale: 1.2 } } as Parameters<typeof fontFaces>[0], []).files
  const licence = await licenceIn(join(file?.from ?? '', '../..'))
  expect(licence).toMatchObject({ name: '@fontsource-variable/outfit', identifier: 'OFL-1.1' })
  expect(licence.text).toContain('Outfit')
})

it('the one compile lists the libraries that are in it, and none that may not be', async () => {
  await compile()
  const licences = JSON.parse(await readFile(join(coreFolder, LICENCES_FILE), 'utf8')) as Licence[]
  expect(licences.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'react-dom', 'jotai']))
  expect(() => requireAllowed(licences)).not.toThrow()
}, 120_000)
