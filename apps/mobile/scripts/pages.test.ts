import { ROUTE_LIST } from '@livery/domain/routes'
import type { Manifest } from 'vite'
import { expect, it } from 'vitest'

import { readPages } from './pages.ts'

const FEEDBACK = 'packages/app/src/features/feedback/FeedbackPage.tsx'
const own = ['account-record/AccountRecord', 'agent/contracts/Contract', 'change-password/ChangePassword']
  .concat(['feedback/Feedback', 'install/App', 'login/SocialCallback', 'rewards/Cashback', 'rewards/Points'])
  .concat(['vip/Vip', 'wallet/Withdraw'])
  .map((page) => `packages/app/src/features/${page}Page.tsx`)
const areas = ['account', 'agent', 'entrance', 'help', 'lottery', 'money', 'play'].map(
  (area) => `packages/app/src/site/routes/areas/${area}.ts`,
)
const chunk = { file: 'assets/a.js' }
const manifest: Manifest = {
  '_home-1.js': { ...chunk, name: 'home' },
  ...Object.fromEntries([...own, ...areas].map((key) => [key, chunk])),
}

it('names the chunk of every page: its own, or that of its area', () => {
  const pages = readPages(manifest)
  expect(Object.keys(pages)).toEqual(ROUTE_LIST.map(({ id }) => id))
  expect(pages).toMatchObject({
    home: '_home-1.js',
    feedback: FEEDBACK,
    login: 'packages/app/src/site/routes/areas/entrance.ts',
  })
  expect(pages['salaryContract']).toBe(pages['hourlyContract'])
})

it.each([FEEDBACK, '_home-1.js', 'packages/app/src/site/routes/areas/money.ts'])(
  'refuses a compile without a chunk for %s',
  (missing) => {
    const { [missing]: _, ...without } = manifest
    expect(() => readPages(without)).toThrow('no chunk for')
  },
)
