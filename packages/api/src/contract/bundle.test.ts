import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { bundleContract } from './bundle.ts'
import type { JsonObject } from './document.ts'
import { operationsOf } from './operations.ts'

const sourceOf = (files: Record<string, string>) => (path: string) => {
  const text = files[path]
  return text === undefined ? undefined : (parse(text) as JsonObject)
}

const SHARED = `
components:
  parameters:
    Page: { name: page, in: query, schema: { $ref: '#/components/schemas/Count' } }
  schemas:
    Count: { type: integer }
    Node: { type: object, properties: { next: { $ref: '#/components/schemas/Node' } } }
    Unused: { type: string }
`

const ROOT = `
openapi: 3.1.0
paths:
  /a: { $ref: './parts/a.yaml#/paths/~1a' }
components:
  schemas:
    Own: { type: string, example: { $ref: left alone } }
`

const PART = `
paths:
  /a:
    get:
      operationId: getA
      parameters: [{ $ref: '../shared.yaml#/components/parameters/Page' }]
      requestBody: { content: { application/json: { schema: { $ref: '../shared.yaml#/components/schemas/Node' } } } }
`

describe('bundleContract', () => {
  const files = { 'root.yaml': ROOT, 'parts/a.yaml': PART, 'shared.yaml': SHARED }
  const bundled = bundleContract('root.yaml', sourceOf(files))

  test('brings what is referred to, and nothing else of other files', () => {
    expect(bundled['components']).toEqual({
      parameters: { Page: { name: 'page', in: 'query', schema: { $ref: '#/components/schemas/Count' } } },
      schemas: {
        Count: { type: 'integer' },
        Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } },
        Own: { type: 'string', example: { $ref: 'left alone' } },
      },
    })
  })

  test('puts path items in place, so that operations can be read', () => {
    const [operation] = operationsOf(bundled)
    expect(operation).toMatchObject({
      id: 'getA',
      call: 'GET /a',
      parameters: [{ name: 'page', in: 'query' }],
    })
    expect(Object.keys(operation?.bodies ?? {})).toEqual(['application/json'])
  })

  test('takes a component that only points elsewhere for that component', () => {
    const root = `${ROOT}    Count: { $ref: './shared.yaml#/components/schemas/Count' }\n`
    const { components } = bundleContract('root.yaml', sourceOf({ ...files, 'root.yaml': root }))
    expect(components).toMatchObject({ schemas: { Count: { type: 'integer' } } })
  })

  test('refuses one name for two things', () => {
    const root = `${ROOT}    Count: { type: string }\n`
    expect(() => bundleContract('root.yaml', sourceOf({ ...files, 'root.yaml': root }))).toThrow(
      'shared.yaml and root.yaml both define schemas/Count.',
    )
  })

  test.each([
    ['a file', { ...files, 'shared.yaml': '' }, /refers to shared.yaml/],
    ['a component', { ...files, 'shared.yaml': 'components: {}' }, /refers to ..\/shared.yaml#\/components/],
    ['the document itself', {}, /openapi\/root.yaml is not there/],
  ])('says when %s is missing', (_, broken, message) => {
    const sources = Object.fromEntries(Object.entries(broken).filter(([, text]) => text !== ''))
    expect(() => bundleContract('root.yaml', sourceOf(sources))).toThrow(message)
  })
})
