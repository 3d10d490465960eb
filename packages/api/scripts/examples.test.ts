import { createHash } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import {
  bundleContract,
  CONTRACTS,
  diskSource,
  isObject,
  objectAt,
  type Json,
} from '../src/contract/index.ts'
import { pointerPart, validatorOf } from './validation.ts'

/** Every `example` of a document: a schema's own, and a parameter's or media type's beside its `schema`. */
function* examplesIn(node: Json, pointer = ''): Generator<[pointer: string, value: Json]> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* examplesIn(item, `${pointer}/${index}`)
  } else if (isObject(node)) {
    if (node['example'] !== undefined)
      yield ['schema' in node ? `${pointer}/schema` : pointer, node['example']]
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'example') yield* examplesIn(value, `${pointer}/${pointerPart(key)}`)
    }
  }
}

describe.each(CONTRACTS)('%s.yaml', async (name) => {
  const document = await bundleContract(`${name}.yaml`, diskSource())
  const examples = [...examplesIn(document)]
  const breachesOf = validatorOf(document)

  test('has examples', () => expect(examples.length).toBeGreaterThan(20))

  test.each(examples)('the example of %s keeps its schema', (pointer, value) => {
    expect(breachesOf(pointer, value)).toEqual([])
  })
})

test('the example of a proof of work is valid, and the request example returns the same proof', async () => {
  const { components } = await bundleContract('wps.yaml', diskSource())
  const exampleOf = (name: string) => objectAt(objectAt(components, 'schemas'), name)['example']
  const solution = exampleOf('HumanSolution') as { salt: string; number: number; challenge: string }
  const hash = createHash('sha256').update(`${solution.salt}${solution.number}`).digest('hex')
  expect(exampleOf('HumanChallenge')).toMatchObject({ salt: solution.salt, challenge: hash })
  expect(JSON.parse(Buffer.from(String(exampleOf('HumanAnswer')), 'base64').toString())).toEqual(solution)
})
