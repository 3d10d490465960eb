import { describe, expect, it } from 'vitest'

import { sortFiles } from './sortFiles.ts'

const file = (name: string, bytes = 10, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 0 })
const limits = { maxFiles: 3, maxBytes: 100, accept: ['image/png', 'image/jpeg'] }
const names = (files: readonly File[]) => files.map(({ name }) => name)

describe('files that are added', () => {
  it('are appended in their order', () => {
    const { files, refused } = sortFiles([file('a')], [file('b'), file('c', 100, 'image/jpeg')], limits)
    expect(names(files)).toEqual(['a', 'b', 'c'])
    expect(refused).toEqual([])
  })

  it('are refused by kind, size and count, each with its reason (S-promotions-03)', () => {
    const { files, refused } = sortFiles(
      [file('a')],
      [file('text', 10, 'text/plain'), file('big', 101), file('b'), file('c'), file('d')],
      limits,
    )
    expect(names(files)).toEqual(['a', 'b', 'c'])
    expect(refused).toEqual([
      { name: 'text', reason: 'kind' },
      { name: 'big', reason: 'size' },
      { name: 'd', reason: 'count' },
    ])
  })

  it('are skipped when they are in the list already', () => {
    const { files, refused } = sortFiles([file('a')], [file('a'), file('a', 20)], limits)
    expect(files.map(({ size }) => size)).toEqual([10, 20])
    expect(refused).toEqual([])
  })
})
