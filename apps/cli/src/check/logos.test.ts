import { fileURLToPath } from 'node:url'

import { checkTenants } from '@livery/tenant'
import { expect, it } from 'vitest'

import { pictureDrawer } from '../pictures/painter.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'

const fixture = fixtureFor('each')
const drawer = pictureDrawer()

async function warnings(root: string, ids?: readonly string[]): Promise<string[]> {
  const { problems } = await checkTenants(root, { draw: drawer, ...(ids && { ids }) })
  return problems
    .filter(({ file, code }) => code === 'contrast' && file.includes('/assets/'))
    .map(({ level, file, found }) => `${level} ${file.replace(/.*\//, '')} ${found}`)
}
const logo = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="${fill}"/></svg>`
const put = (name: string, fill: string) => fixture.write(`tenants/harbour/assets/${name}`, logo(fill))
const at = (theme: string) =>
  expect.stringMatching(
    new RegExp(`^warning logo.* 0 % of it visible on #[0-9a-f]{6}, the ${theme} theme’s header$`),
  )

it('a logo that is seen on dark surfaces only warns where it stands on light ones too', async () => {
  await put('logo.svg', '#ffffff')
  expect(await warnings(fixture.root, ['harbour'])).toEqual([at('light')])
  await put('logo-light.svg', '#14161a')
  expect(await warnings(fixture.root, ['harbour'])).toEqual([])
  await put('logo.svg', '#14161a')
  expect(await warnings(fixture.root, ['harbour'])).toEqual([at('dark')])
  await put('logo-light.svg', '#ffffff')
  expect(await warnings(fixture.root, ['harbour'])).toEqual([at('light'), at('dark')])
})

it('a logo that cannot be drawn is an error of its file alone', async () => {
  await fixture.write('tenants/harbour/assets/logo.svg', '<svg')
  expect(await warnings(fixture.root, ['harbour'])).toEqual([])
})

it('no brand of the repository is warned', async () => {
  expect(await warnings(fileURLToPath(new URL('../../../../', import.meta.url)))).toEqual([])
})
