import { allFlags } from '@livery/domain/site'
import type { Core } from '@livery/mobile/core'
import { expect, it } from 'vitest'

import { includedFiles } from './includedFiles.ts'

const node = (file: string, ...next: string[]) => ({ files: [file], next })

/** A compile with a page of its own for feedback, and one that feedback shares with the withdrawal. */
const core = (pages: Core['pages']) =>
  ({
    entry: 'main.js',
    site: 'entry.js',
    graph: { entry: node('entry.js', 'own', 'shared'), own: node('own.js'), shared: node('shared.js') },
    pages,
    files: ['entry.js', 'own.js', 'shared.js'].map((path) => ({ path, bytes: 10 })),
  }) as unknown as Core

const leftOutOf = (compile: Core, off: Partial<ReturnType<typeof allFlags>>) =>
  includedFiles(
    {
      flags: { ...allFlags(true), ...off },
      languages: { default: 'EN', offered: ['EN'], tags: {}, approved: {} },
      signIn: {} as Parameters<typeof includedFiles>[0]['signIn'],
    },
    compile,
  ).leftOut

const leftOut = (pages: Core['pages'], off: Partial<ReturnType<typeof allFlags>>) =>
  leftOutOf(core(pages), off)

it('leaves out the page of a route that no flag leads to', () => {
  expect(leftOut({ feedback: 'own' }, { MENU_FEEDBACK: false })).toMatchObject({
    pages: ['feedback'],
    files: ['own.js'],
    bytes: 10,
  })
})

it.each([
  [{ MENU_FEEDBACK: false }, []],
  [{ MENU_FEEDBACK: false, MENU_WITHDRAW: false }, ['shared.js']],
])('with %j off, of a page that two routes show goes %j', (off, files) => {
  expect(leftOut({ feedback: 'shared', withdraw: 'shared' }, off).files).toEqual(files)
})

it('brands of one compile leave out what their own flags close', () => {
  const compile = core({ feedback: 'own', withdraw: 'shared' })
  const files = (['MENU_FEEDBACK', 'MENU_WITHDRAW', 'MENU_FEEDBACK'] as const).map(
    (flag) => leftOutOf(compile, { [flag]: false }).files,
  )
  expect(files).toEqual([['own.js'], ['shared.js'], ['own.js']])
})
