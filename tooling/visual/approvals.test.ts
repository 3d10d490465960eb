import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { approve, digestOf, readApproved, writeChanges } from './approvals.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-approvals-'))
const file = join(folder, 'approved.json')
afterAll(() => rmSync(folder, { recursive: true }))

const [a, b] = [Buffer.from('a'), Buffer.from('b')]

it('tells changes apart by both sides', () => {
  const digests = [
    digestOf(a, b),
    digestOf(b, a),
    digestOf(undefined, b),
    digestOf(a, undefined),
    digestOf(a, a),
  ]
  expect(new Set(digests).size).toBe(5)
  expect(digestOf(a, b)).toBe(digests[0])
})

it('approves by digest, by name and all, and keeps what was approved before', async () => {
  await expect(approve('all', folder, file)).rejects.toThrow('compare first')
  const changes = ['one', 'two', 'three'].map((name) => ({ name, digest: digestOf(a, Buffer.from(name)) }))
  await writeChanges(folder, changes)
  const [one, two, three] = changes
  expect(await readApproved(file)).toEqual(new Set())
  expect(await approve(`${one?.digest},two`, folder, file)).toEqual([one, two])
  expect(await readApproved(file)).toEqual(new Set([one?.digest, two?.digest]))
  expect(await approve('all', folder, file)).toEqual(changes)
  expect(await readApproved(file)).toContain(three?.digest)
  await expect(approve('four', folder, file)).rejects.toThrow(
    `--approve names four, which the last run did not find`,
  )
})
