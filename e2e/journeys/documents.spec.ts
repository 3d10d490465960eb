import { languageHomePath } from '@livery/domain/routes'
import { languageOf } from '@livery/i18n'

import { changedByWholeSheet } from '../steps/styles.ts'
import { expect, test } from '../test.ts'

const PATHS = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/gameCenter',
  '/m/activity',
  '/m/help',
  '/m/responsibleGaming',
]

test.use({ pictures: false })

test('a document holds all styles that its elements use (S-home-46)', async ({ page, brand }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const [, another] = brand.config.languages.offered
  const paths = another === undefined ? PATHS : [...PATHS, languageHomePath(languageOf(another).tag)]
  const changed: string[] = []
  for (const path of paths) changed.push(...(await changedByWholeSheet(page, path)))
  expect(changed).toEqual([])
})
