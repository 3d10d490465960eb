import * as fc from 'fast-check'

import { documentUri, type Place } from '../contract/documents.ts'
import type { Call, Documents } from '../contract/index.ts'
import { hostileText, hostileValue, spoilt } from './hostile.ts'
import { type KnownValues, schemaArbitrary } from './schemaArbitrary.ts'

/** Callers of a generated request. */
export const CALLERS = ['member', 'agent', 'trial', 'nobody', 'ended', 'elsewhere', 'invented'] as const
export type Caller = (typeof CALLERS)[number]

/** Generated request, before a token, a key and a seal are put into it. */
export interface FuzzRequest {
  readonly caller: Caller
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  /** Value of the body; for a sealed body its content. */
  readonly body: unknown
  /** Media type of the body; undefined for a call without one. */
  readonly mediaType: string | undefined
  /** Text that replaces the whole body. */
  readonly raw: string | undefined
  /** True to send the key of the call's last request again. */
  readonly repeatsKey: boolean
}

/** Content of sealed bodies by operation. */
const SEALED: Readonly<Record<string, string>> = {
  login: 'LoginPayload',
  register: 'RegisterPayload',
  setPasswordByPhone: 'SetPasswordByPhonePayload',
}

export const isSealed = ({ operationId }: Call): boolean => operationId in SEALED

/** Bodies that are none. */
const RAW: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1,"a":2}',
  '\ufeff{}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"__proto__":{"admin":true}}',
  `"${'x'.repeat(300_000)}"`,
]

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'accept-language': 'en-GB,en;q=0.9' },
  { gateway: '9' },
  { merchant: 'NOPE1' },
  { merchant: 'x'.repeat(3000) },
  { device: '\u00ff' },
  { 'x-request-id': 'short' },
  { 'x-request-id': 'x'.repeat(300) },
  { 'x-forwarded-for': 'x'.repeat(46) },
  { 'x-forwarded-host': 'evil.example' },
  { origin: 'https://evil.example' },
  { referer: '::::' },
  { 'user-agent': 'x'.repeat(6000) },
  { encryption: 'none' },
  { 'idempotency-key': 'x'.repeat(2000) },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=edge' },
]

/** Arbitrary of requests to a call: most are valid but for one part, some are valid, some are nonsense. */
export function requestArbitrary(
  documents: Documents,
  call: Call,
  known: KnownValues,
): fc.Arbitrary<FuzzRequest> {
  const valid = (place: Place, name: string) => schemaArbitrary(documents, place, known, name)
  const parameters = (where: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        call.parameters
          .filter((parameter) => parameter.in === where)
          .map(({ name, schema }) => [
            name,
            fc.oneof(
              { weight: 6, arbitrary: valid(schema, name).map(asText) },
              { weight: 1, arbitrary: hostileText },
            ),
          ]),
      ),
      {
        requiredKeys: call.parameters
          .filter((parameter) => parameter.in === where && parameter.required)
          .map(({ name }) => name),
      },
    )
  const [mediaType] = call.body?.media.keys() ?? []
  const payload = SEALED[call.operationId]
  const bodySchema = payload ? schemaPlace(payload) : mediaType && call.body?.media.get(mediaType)
  const body = bodySchema ? valid(bodySchema, '') : fc.constant(undefined)
  return fc.record({
    caller: fc.oneof({ weight: 4, arbitrary: fc.constant('member' as const) }, fc.constantFrom(...CALLERS)),
    path: parameters('path').map((values) =>
      call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] || 'x')),
    ),
    query: fc
      .tuple(
        parameters('query'),
        fc.oneof(
          { weight: 8, arbitrary: fc.constant('') },
          fc.constantFrom('what=ever', 'pageNo=1&pageNo=2', '__proto__=1'),
        ),
      )
      .map(([values, more]) =>
        [...Object.entries(values).map(([name, value]) => `${name}=${encoded(value ?? '')}`), more]
          .filter(Boolean)
          .join('&'),
      ),
    headers: fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, fc.constantFrom(...HEADERS)),
    body: fc.oneof(
      { weight: 6, arbitrary: body },
      { weight: 4, arbitrary: spoilt(body) },
      { weight: 1, arbitrary: hostileValue },
    ),
    mediaType: fc.constant(mediaType),
    raw: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, fc.constantFrom(...RAW)),
    repeatsKey: fc.boolean(),
  })
}

/** Place of a named schema of /wps. */
function schemaPlace(name: string): Place {
  const uri = documentUri('wps')
  return { node: { $ref: `${uri}#/components/schemas/${name}` }, uri, pointer: '' }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Percent encoding of any text, half a surrogate pair included, which the standard function refuses. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())
