import { expect, test } from 'vitest'
import { parse } from 'yaml'

import type { JsonObject } from '../../src/contract/index.ts'
import { probe, type Finding } from './probe.ts'

const DOCUMENT = parse(`
paths:
  /open:
    get:
      operationId: getOpen
      security: []
      parameters:
        - { name: merchantCode, in: query, required: true, schema: { type: string, example: OTHER1 } }
        - { name: kind, in: query, required: true, schema: { $ref: '#/components/schemas/Kind' } }
        - { name: page, in: query, schema: { type: integer } }
      responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Answer' } } } } }
  /mine:
    get:
      operationId: getMine
      security: [{ session: [] }]
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Answer' } } } }
        '401': { $ref: '#/components/responses/Unauthorized' }
  /one/{id}: { get: { operationId: getOne, responses: {} } }
components:
  schemas:
    Kind: { type: string, enum: [fish, slot] }
    Answer: { type: object, required: [success], properties: { success: { const: true } } }
  responses:
    Unauthorized: { content: { application/json: { schema: { type: object, required: [code] } } } }
`) as JsonObject

async function findings(answer: (request: Request) => Response, token?: string): Promise<Finding[]> {
  const found: Finding[] = []
  const target = { baseUrl: 'https://gateway.example/', merchant: 'AUR01', ...(token && { token }) }
  for await (const finding of probe(DOCUMENT, { ...target, fetch: async (request) => answer(request) }))
    found.push(finding)
  return found
}

test('calls with examples, the merchant and the common headers, and leaves out calls with ids', async () => {
  const asked: Request[] = []
  await findings((request) => {
    asked.push(request)
    return Response.json({ success: true })
  }, 'a-token')
  expect(asked.map(({ url }) => url)).toEqual([
    'https://gateway.example/open?merchantCode=AUR01&kind=fish',
    'https://gateway.example/mine',
  ])
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
    merchant: 'AUR01',
    'accept-language': 'EN',
    gateway: '3',
    authorization: 'Bearer a-token',
  })
})

test('finds no breach at a gateway that follows the contract', async () => {
  const answers = await findings(({ url }) =>
    url.endsWith('/mine')
      ? Response.json({ code: 'session.missing' }, { status: 401 })
      : Response.json({ success: true }),
  )
  expect(answers).toEqual([
    { operationId: 'getOpen', status: 200, breaches: [] },
    { operationId: 'getMine', status: 401, breaches: [] },
  ])
})

test.each([
  ['a body of another shape', () => Response.json({ ok: 1 }), "must have required property 'success'"],
  ['an unexpected status', () => Response.json({}, { status: 418 }), '418 is no answer of this call'],
  ['a page instead of JSON', () => new Response('<h1>Hi</h1>'), 'is not valid JSON'],
  ["a member's data without a session", () => Response.json({ success: true }), '200 without a session'],
])('finds %s', async (_, answer, breach) => {
  const breaches = (await findings(answer)).flatMap((finding) => finding.breaches)
  expect(breaches.join('\n')).toContain(breach)
})
