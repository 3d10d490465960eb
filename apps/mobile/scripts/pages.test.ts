import { pageFileOf, ROUTE_LIST } from '@livery/domain/routes'
import type { Manifest } from 'vite'
import { expect, it } from 'vitest'

import { readPages } from './pages.ts'

const FEEDBACK = 'packages/app/src/features/feedback/FeedbackPage.tsx'
const manifest: Manifest = Object.fromEntries(
  ROUTE_LIST.map((route) => [`packages/app/src/features/${pageFileOf(route)}`, { file: 'assets/a.js' }]),
)

it('names the source file of every page, also of one that several routes show', () => {
  const pages = readPages(manifest)
  expect(Object.keys(pages)).toEqual(ROUTE_LIST.map(({ id }) => id))
  expect(pages['feedback']).toBe(FEEDBACK)
  expect(pages['salaryContract']).toBe(pages['hourlyContract'])
})

it('refuses a compile in which a page that flags leave out is no chunk of its own', () => {
  const { [FEEDBACK]: _, ...without } = manifest
  expect(() => readPages(without)).toThrow("which route 'feedback' needs")
})
