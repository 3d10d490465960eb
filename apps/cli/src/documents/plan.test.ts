import { expect, test } from 'vitest'

import { fixtureFor } from '../testing/fixtureFor.ts'
import { readPlan, stylesOf, type DocumentPlan } from './plan.ts'

const fixture = fixtureFor('all')

test('a plan names the site’s styles, one of before holds them, and one of later is not read', async () => {
  await fixture.build({ ids: ['harbour'] })
  const folder = `${fixture.root}/dist/harbour`
  const read = (path: string) => fixture.read(`dist/harbour/${path}`)
  const plan = await readPlan(folder)
  if (plan === undefined) throw new Error('There is no plan.')
  const { siteStyles = '', ...rest } = plan
  const styles = await stylesOf(plan, read)
  expect(siteStyles).toBe('assets/main.44444444.css')
  expect(styles).toBe(`${plan.page.inlineStyles}body{margin:0}`)
  expect(await read('index.html')).toContain(`<style>${styles}</style>`)

  const write = (each: Omit<DocumentPlan, 'version'> & { version: number }) =>
    fixture.write('dist/harbour/_build/plan.json', JSON.stringify(each))
  await write({ ...rest, version: 1, page: { ...rest.page, inlineStyles: styles } })
  const before = await readPlan(folder)
  expect(before && (await stylesOf(before, read))).toBe(styles)
  await write({ ...plan, version: 3 })
  expect(await readPlan(folder)).toBeUndefined()
})
