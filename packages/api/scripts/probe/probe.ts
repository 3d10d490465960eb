import {
  dereference,
  isObject,
  listAt,
  objectAt,
  operationsOf,
  textAt,
  type Json,
  type JsonObject,
  type Operation,
} from '../../src/contract/index.ts'
import { pointerPart, validatorOf } from '../validation.ts'

export interface Target {
  readonly baseUrl: string
  readonly merchant: string
  /** A signed-in member's token; without one, calls that need it must answer 401. */
  readonly token?: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** Result of one call. `breaches` is empty when the answer matches the contract. */
export interface Finding {
  readonly operationId: string
  readonly status: number
  readonly breaches: readonly string[]
}

/** Query parameters that hold the merchant code. */
const MERCHANT_NAMES = new Set(['merchant', 'merchantCode', 'merchant_code'])

/** True for a call whose answer has no end. */
const isStream = ({ node }: Operation) =>
  'text/event-stream' in objectAt(objectAt(node, 'responses')['200'], 'content')

/** Calls every GET of a document that needs no id and ends, and validates each answer against the contract. */
export async function* probe(document: JsonObject, target: Target): AsyncGenerator<Finding> {
  const breachesOf = validatorOf(document)
  for (const operation of operationsOf(document)) {
    if (operation.method !== 'get' || operation.path.includes('{') || isStream(operation)) continue
    const { id: operationId, node, path } = operation
    try {
      const answer = await target.fetch(requestOf(document, operation, target))
      const { status } = answer
      const response = objectAt(node, 'responses')[String(status)]
      const body: unknown = await answer.json()
      const breaches = response
        ? breachesOf(answerPointer(path, status, response), body)
        : [`${status} is no answer of this call`]
      if (!target.token && needsSession(operation) && status === 200) breaches.push('200 without a session')
      yield { operationId, status, breaches }
    } catch (error) {
      yield { operationId, status: 0, breaches: [error instanceof Error ? error.message : String(error)] }
    }
  }
}

const answerPointer = (path: string, status: number, response: Json) =>
  `${textAt(response, '$ref')?.slice(1) ?? `/paths/${pointerPart(path)}/get/responses/${status}`}/content/application~1json/schema`

const needsSession = ({ node }: Operation) => {
  const ways = listAt(node, 'security')
  return ways.length > 0 && ways.every((way) => isObject(way) && Object.keys(way).length > 0)
}

/** Request to an operation, with the contract's own examples for its required parameters. */
function requestOf(document: JsonObject, { parameters, path }: Operation, target: Target): Request {
  const url = new URL(target.baseUrl.replace(/\/$/, '') + path)
  for (const parameter of parameters) {
    const name = textAt(parameter, 'name') ?? ''
    if (parameter['in'] !== 'query' || parameter['required'] !== true) continue
    url.searchParams.set(name, MERCHANT_NAMES.has(name) ? target.merchant : exampleOf(document, parameter))
  }
  return new Request(url, {
    headers: {
      Merchant: target.merchant,
      'Accept-Language': 'EN',
      Gateway: '3',
      ...(target.token && { Authorization: `Bearer ${target.token}` }),
    },
  })
}

function exampleOf(document: JsonObject, parameter: JsonObject): string {
  const schema = dereference(document, parameter['schema'])
  return String(
    parameter['example'] ?? schema['example'] ?? schema['const'] ?? listAt(schema, 'enum')[0] ?? true,
  )
}
