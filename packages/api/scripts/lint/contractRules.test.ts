import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import type { JsonObject } from '../../src/contract/index.ts'
import { breachesOf } from './contractRules.ts'

const HEADERS = ['Merchant', 'Accept-Language', 'Gateway', 'Device', 'X-Request-Id']
const shared = (name: string) => `{ $ref: '#/components/responses/${name}' }`

const GOOD = `
paths:
  /things/{thingId}:
    parameters: [${HEADERS.map((name) => `{ name: ${name}, in: header, schema: {} }`).join(', ')}]
    post:
      operationId: changeThing
      security: [{ session: [] }]
      parameters:
        - { name: thingId, in: path, schema: { type: string } }
        - { name: Idempotency-Key, in: header, schema: {} }
      requestBody: { content: {} }
      x-failures: [thing.broken]
      responses:
        '200': { content: { application/json: { schema: { required: [success, value], additionalProperties: false, properties: { success: { const: true }, value: { $ref: '#/components/schemas/Thing' } } } } } }
${['400', '401', '404', '409', '413', '415', '422', '429', '451', '500', '501', '503'].map((status) => `        '${status}': ${shared('Any')}`).join('\n')}
components:
  responses: { Any: {} }
  schemas:
    ErrorCode: { type: string, enum: [request.invalid, thing.broken], example: request.invalid }
    Thing: { type: object, properties: { id: { type: string } }, example: { id: a } }
`

const breaches = (text: string, other?: string) =>
  breachesOf(
    new Map([
      ['a.yaml', parse(text) as JsonObject],
      ...(other === undefined ? [] : [['b.yaml', parse(other) as JsonObject] as const]),
    ]),
  )

test('a valid contract breaks no rule', () => expect(breaches(GOOD)).toEqual([]))

test('the data of a stream’s events is a named schema', () => {
  const streaming = (schema: string) =>
    GOOD.replace(/'200': .*/, `'200': { content: { text/event-stream: { schema: ${schema} } } }`)
  expect(breaches(streaming("{ $ref: '#/components/schemas/Thing' }"))).toEqual([])
  expect(breaches(streaming('{ type: string }')).join()).toContain('the data of its events')
})

describe('is a breach', () => {
  test.each([
    ['a GET that changes something', '    post:', '    get:', 'changeThing: is a GET'],
    ['a header missing', 'name: Device,', 'name: Gadget,', 'changeThing: takes no Device'],
    ...['400', '401', '404', '409', '413', '415', '429', '451', '500', '501', '503'].map(
      (status): [string, string, string, string] => [
        `no ${status}`,
        `        '${status}': ${shared('Any')}\n`,
        '',
        `changeThing: has no response ${status}`,
      ],
    ),
    [
      'a refusal without codes',
      '      x-failures: [thing.broken]\n',
      '',
      'x-failures does not say with which codes',
    ],
    [
      'a code that is not listed',
      '[request.invalid, thing.broken]',
      '[request.invalid]',
      'x-failures names thing.broken',
    ],
    [
      'a code without use',
      'thing.broken], example',
      'thing.broken, thing.odd], example',
      'ErrorCode lists thing.odd',
    ],
    [
      "a failure of one's own",
      `'400': ${shared('Any')}`,
      "'400': { description: No }",
      'response 400 is its own',
    ],
    [
      'a loose 200',
      'required: [success, value]',
      'required: [success]',
      'its 200 is not { success: true, value }',
    ],
    [
      'a nameless value',
      "{ $ref: '#/components/schemas/Thing' }",
      '{ type: string }',
      'is not a named schema',
    ],
    ['no example', ', example: { id: a }', '', 'Thing: has no example'],
    ['half an example', 'example: { id: a }', 'example: {}', 'Thing: its example does not show id'],
  ])('%s', (_, from, to, sentence) => {
    expect(GOOD).toContain(from)
    expect(breaches(GOOD.replace(from, () => to)).join('\n')).toContain(sentence)
  })

  test('one operationId twice', () => {
    expect(breaches(GOOD, GOOD)).toEqual([
      'b.yaml: changeThing: a.yaml has an operation of this name too; choose another operationId.',
    ])
  })

  test('one name for two schemas', () => {
    const other = GOOD.replace('changeThing', 'changeOther').replace('{ id: a }', '{ id: b }')
    expect(breaches(GOOD, other).join('\n')).toContain(
      'b.yaml: Thing: a.yaml has another schema of this name',
    )
  })
})
