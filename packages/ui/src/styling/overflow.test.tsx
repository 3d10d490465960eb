/// <reference types="vite/client" />
import { brandStylesheet, probeBrand, solveBrand } from '@livery/theme'
import { createElement, type ComponentType } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import '../reset/index.ts'
import { overflowFindings } from '../../testing/overflowFindings.ts'
import { targetFindings } from '../../testing/targetFindings.ts'

type Args = Readonly<Record<string, unknown>>
interface Meta {
  readonly title: string
  readonly component: ComponentType<Args>
  readonly args?: Args
}
interface Story {
  readonly tags?: readonly string[]
  readonly args?: Args
  readonly render?: ComponentType<Args>
}

const modules = import.meta.glob<Readonly<Record<string, Story>> & { readonly default: Meta }>(
  '../*/*.stories.tsx',
  { eager: true },
)
const matrices = Object.values(modules).flatMap(({ default: meta, ...stories }) =>
  Object.values(stories)
    .filter(({ tags = [] }) => tags.includes('matrix'))
    .map((story) => [meta.title, meta, story] as const),
)

const root = document.documentElement
beforeAll(async () => {
  // Any brand will do: the test examines whether texts and boxes fit.
  const textContent = brandStylesheet(solveBrand(probeBrand()))
  document.head.append(Object.assign(document.createElement('style'), { textContent }))
  root.dataset['theme'] = 'dark'
  root.dataset['motion'] = 'reduced'
  await page.viewport(320, 640)
})
afterAll(() => {
  root.style.fontSize = ''
  return page.viewport(390, 844)
})

/** WCAG 1.4.10 (320 px) and 1.4.4 (200 %), each alone and both at once. */
const SIZES = ['100%', '200%'] as const

test.each(matrices)(
  '%s stays inside 320 px, at 200 % text too, and under a thumb',
  async (_title, meta, story) => {
    const drawn = createElement(story.render ?? meta.component, { ...meta.args, ...story.args })
    const { container } = await render(<div style={{ padding: 16 }}>{drawn}</div>)
    for (const size of SIZES) {
      root.style.fontSize = size
      expect(overflowFindings(container).map((finding) => `${size}: ${finding}`)).toEqual([])
    }
    root.style.fontSize = ''
    expect(targetFindings(container)).toEqual([])
    await cleanup()
  },
)
