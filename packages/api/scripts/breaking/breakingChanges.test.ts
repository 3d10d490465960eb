import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import type { JsonObject } from '../../src/contract/index.ts'
import { breakingChanges } from './compareDocuments.ts'

const BEFORE = `
paths:
  /play:
    post:
      operationId: play
      security: []
      parameters:
        - { name: mode, in: query, schema: { type: string, enum: [fast, slow] } }
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Bet' } } }
      responses:
        '200':
          content: { application/json: { schema: { $ref: '#/components/schemas/Result' } } }
        '422':
          content: { application/json: { schema: { type: object, properties: { code: { $ref: '#/components/schemas/ErrorCode' } } } } }
components:
  schemas:
    ErrorCode: { type: string, enum: [a.b] }
    Bet:
      type: object
      required: [stake]
      properties:
        stake: { type: string, maxLength: 20 }
        lines: { type: integer, maximum: 10 }
        next: { $ref: '#/components/schemas/Bet' }
        choice: { oneOf: [{ $ref: '#/components/schemas/Red' }, { $ref: '#/components/schemas/Black' }] }
    Red: { type: object, properties: { red: { type: boolean } } }
    Black: { type: object, properties: { black: { type: boolean } } }
    Result:
      type: object
      required: [won, kind]
      properties:
        won: { type: string }
        kind: { type: string, enum: [win, loss] }
        items: { type: array, items: { type: object, properties: { id: { type: string } } } }
`

/** Breaking changes from replacing `from` by `to` in the document. */
function changesOf(from: string, to: string): string[] {
  expect(BEFORE).toContain(from)
  return breakingChanges(parse(BEFORE) as JsonObject, parse(BEFORE.replace(from, () => to)) as JsonObject)
}

describe('breaks', () => {
  test.each([
    ['a path removed', '/play:', '/game:', 'removed'],
    ['an operation removed', 'post:', 'put:', 'removed'],
    ['another operationId', 'operationId: play', 'operationId: bet', 'operationId was play, is bet'],
    ['a session needed', 'security: []', 'security: [{ session: [] }]', 'now needs a session'],
    ['a parameter removed', 'name: mode', 'name: tempo', 'query mode removed'],
    ['a parameter required', 'name: mode,', 'name: mode, required: true,', 'query mode is now required'],
    ['fewer values taken', '[fast, slow]', '[fast]', 'query mode: no longer takes slow'],
    ['a body needed', 'requestBody:', 'requestBody:\n        required: true', 'now needs a body'],
    [
      'another media type',
      "json: { schema: { $ref: '#/components/schemas/Bet'",
      "xml: { schema: { $ref: '#/components/schemas/Bet'",
      'no longer takes application/json',
    ],
    [
      'a field required',
      'required: [stake]',
      'required: [stake, lines]',
      'request: field lines is now required',
    ],
    [
      'a field no longer taken',
      '        lines: { type: integer, maximum: 10 }\n',
      '',
      'request: field lines removed',
    ],
    ['a lower maximum', 'maximum: 10', 'maximum: 5', 'request.lines: maximum was 10, is 5'],
    ['a shorter text', 'maxLength: 20', 'maxLength: 9', 'request.stake: maxLength was 20, is 9'],
    [
      'a new pattern',
      'maxLength: 20',
      "maxLength: 20, pattern: '^a$'",
      'request.stake: pattern was none, is ^a$',
    ],
    [
      'a type changed',
      'lines: { type: integer',
      'lines: { type: string',
      'request.lines: type was integer, is string',
    ],
    [
      'a variant no longer taken',
      ", { $ref: '#/components/schemas/Black' }",
      '',
      'request.choice: no longer takes Black',
    ],
    [
      'a change within a variant',
      'red: { type: boolean }',
      'red: { type: string }',
      'request.choice (Red).red: type was boolean, is string',
    ],
    ['an answer without a field', '        won: { type: string }\n', '', 'answer 200: field won removed'],
    [
      'a field that may be missing',
      'required: [won, kind]',
      'required: [kind]',
      'answer 200: field won is no longer always there',
    ],
    ['an unexpected value', '[win, loss]', '[win, loss, draw]', 'answer 200.kind: may now be draw'],
    ['any value', ', enum: [win, loss]', '', 'answer 200.kind: no longer limited to win, loss'],
    [
      'a change within a list',
      'id: { type: string }',
      'id: { type: integer }',
      'answer 200.items[].id: type was string, is integer',
    ],
  ])('%s', (_, from, to, change) => {
    expect(changesOf(from, to)).toContain(`POST /play: ${change}`)
  })
})

describe('does not break', () => {
  test.each([
    ['nothing changed', 'post:', 'post:'],
    ['a new call', 'paths:', 'paths:\n  /new: { get: { operationId: getNew, responses: {} } }'],
    ['more values taken', '[fast, slow]', '[fast, slow, turbo]'],
    [
      'an optional field more',
      'properties:\n        stake:',
      'properties:\n        note: { type: string }\n        stake:',
    ],
    ['a field no longer required', 'required: [stake]', 'required: []'],
    ['a wider bound', 'maximum: 10', 'maximum: 20'],
    [
      'an answer that says more',
      'won: { type: string }',
      'won: { type: string }\n        at: { type: string }',
    ],
    ['a field that is always there', 'required: [won, kind]', 'required: [won, kind, items]'],
    ['fewer values answered', '[win, loss]', '[win]'],
    ['a new failure code', '[a.b]', '[a.b, c.d]'],
    ['visitors let in', 'security: []', 'security: [{}]'],
    ['words', 'operationId: play', 'operationId: play\n      description: Plays.'],
  ])('%s', (_, from, to) => {
    expect(changesOf(from, to)).toEqual([])
  })
})
