import { describe, expect, test } from 'vitest'

import { bundleContract } from './bundle.ts'
import { operationsOf } from './operations.ts'

const sourceOf = (files: Record<string, string>) => (path: string) => files[path]

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
    Own: { type: string, example: kept }
`

const PART = `
paths:
  /a:
    get:
      operationId: getA
      parameters: [{ $ref: '../shared.yaml#/components/parameters/Page' }]
      requestBody: { content: { application/json: { schema: { $ref: '../shared.yaml#/components/schemas/Node' } } } }
`

describe('bundleContract', async () => {
  const files = { 'root.yaml': ROOT, 'parts/a.yaml': PART, 'shared.yaml': SHARED }
  const bundled = await bundleContract('root.yaml', sourceOf(files))

  test('includes referenced components, and nothing else of other files', () => {
    expect(bundled['components']).toEqual({
      parameters: { Page: { name: 'page', in: 'query', schema: { $ref: '#/components/schemas/Count' } } },
      schemas: {
        Count: { type: 'integer' },
        Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } },
        Own: { type: 'string', example: 'kept' },
      },
    })
  })

  test('inlines path items, so that operations can be read', () => {
    const [operation] = operationsOf(bundled)
    expect(operation).toMatchObject({
      id: 'getA',
      call: 'GET /a',
      parameters: [{ name: 'page', in: 'query' }],
    })
    expect(Object.keys(operation?.bodies ?? {})).toEqual(['application/json'])
  })

  test('replaces a component that is only a reference by its target', async () => {
    const root = `${ROOT}    Count: { $ref: './shared.yaml#/components/schemas/Count' }\n`
    const { components } = await bundleContract('root.yaml', sourceOf({ ...files, 'root.yaml': root }))
    expect(components).toMatchObject({ schemas: { Count: { type: 'integer' } } })
  })

  test('refuses two different components of one name', async () => {
    const root = `${ROOT}    Count: { type: string }\n`
    await expect(bundleContract('root.yaml', sourceOf({ ...files, 'root.yaml': root }))).rejects.toThrow(
      /two schemas .* same name .* Count/i,
    )
  })

  test('resolves a $ref inside an example', async () => {
    const root = ROOT.replace('example: kept', 'example: { $ref: nothing.yaml }')
    await expect(bundleContract('root.yaml', sourceOf({ ...files, 'root.yaml': root }))).rejects.toThrow(
      /schemas\/Own\/example.*nothing\.yaml is not there/,
    )
  })

  test('leaves the sources unchanged: the same bundle can be made again', async () => {
    expect(await bundleContract('root.yaml', sourceOf(files))).toEqual(bundled)
  })

  test.each([
    ['a file', { ...files, 'shared.yaml': '' }, /openapi\/shared\.yaml is not there/],
    ['a component', { ...files, 'shared.yaml': 'components: {}' }, /parts\/a\.yaml#.*\/parameters\/0/],
    ['the document itself', {}, /openapi\/root\.yaml is not there/],
  ])('throws when %s is missing', async (_, broken, message) => {
    const sources = Object.fromEntries(Object.entries(broken).filter(([, text]) => text !== ''))
    await expect(bundleContract('root.yaml', sourceOf(sources))).rejects.toThrow(message)
  })
})
