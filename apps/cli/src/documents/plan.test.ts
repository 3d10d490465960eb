import { expect, test } from 'vitest'

import { fixtureFor } from '../testing/fixtureFor.ts'
import { readPlan, stylesOf, type DocumentPlan } from './plan.ts'

const fixture = fixtureFor('all')

test('a plan names the site’s styles, those of before are read as they were, and one of later is not', async () => {
  await fixture.write('core/assets/main.44444444.css', 'body{margin:0}.unused{margin:1px}')
  await fixture.build({ ids: ['harbour'] })
  const folder = `${fixture.root}/dist/harbour`
  const read = (path: string) => fixture.read(`dist/harbour/${path}`)
  const plan = await readPlan(folder)
  if (plan === undefined) throw new Error('There is no plan.')
  const { siteStyles = '', ...rest } = plan
  const own = plan.page.inlineStyles
  expect(siteStyles).toBe('assets/main.44444444.css')
  expect((await stylesOf(plan, read))('')).toBe(`${own}body{margin:0}`)
  expect(await read('index.html')).toContain(`<style>${own}body{margin:0}</style>`)

  const write = (each: Omit<DocumentPlan, 'version'> & { version: number }) =>
    fixture.write('dist/harbour/_build/plan.json', JSON.stringify(each))
  const all = `${own}body{margin:0}.unused{margin:1px}`
  for (const before of [
    { ...plan, version: 2 },
    { ...rest, version: 1, page: { ...rest.page, inlineStyles: all } },
  ]) {
    await write(before)
    const found = await readPlan(folder)
    expect(found && (await stylesOf(found, read))('')).toBe(all)
  }
  await write({ ...plan, version: 4 })
  expect(await readPlan(folder)).toBeUndefined()
})
