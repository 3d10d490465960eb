import {
  dereference,
  isObject,
  listAt,
  objectAt,
  operationsOf,
  textAt,
  type JsonObject,
  type Operation,
} from '../../src/contract/index.ts'
import { compareSchemas } from './compareSchemas.ts'

/**
 * Changes in `after` that break a client or a gateway made for `before`; one sentence each, by which
 * openapi/CHANGES.md names the change too. Both documents are bundled.
 */
export function breakingChanges(before: JsonObject, after: JsonObject): string[] {
  const now = new Map(operationsOf(after).map((operation) => [operation.call, operation]))
  const sentences = operationsOf(before).flatMap((was) => {
    const is = now.get(was.call)
    if (!is) return [`${was.call}: removed`]
    return [...compareOperations({ before, after, was, is })].map((change) => `${was.call}: ${change}`)
  })
  return [...new Set(sentences)]
}

interface Pair {
  readonly before: JsonObject
  readonly after: JsonObject
  readonly was: Operation
  readonly is: Operation
}

function* compareOperations(pair: Pair): Generator<string> {
  const { was, is } = pair
  if (was.id !== is.id) yield `operationId was ${was.id}, is ${is.id}`
  if (letsVisitorsIn(was) && !letsVisitorsIn(is)) yield 'now needs a session'
  yield* compareParameters(pair)
  yield* compareBodies(pair)
  yield* compareAnswers(pair)
}

function letsVisitorsIn({ node }: Operation): boolean {
  const ways = listAt(node, 'security')
  return ways.length === 0 || ways.some((way) => isObject(way) && Object.keys(way).length === 0)
}

function* compareParameters({ before, after, was, is }: Pair): Generator<string> {
  const keyOf = (parameter: JsonObject) => `${textAt(parameter, 'in')} ${textAt(parameter, 'name')}`
  const old = new Map(was.parameters.map((parameter) => [keyOf(parameter), parameter]))
  for (const parameter of is.parameters) {
    const key = keyOf(parameter)
    const earlier = old.get(key)
    old.delete(key)
    if (parameter['required'] === true && earlier?.['required'] !== true) yield `${key} is now required`
    if (earlier) {
      yield* compareSchemas(
        { before, after, direction: 'request' },
        earlier['schema'],
        parameter['schema'],
        key,
      )
    }
  }
  for (const key of old.keys()) yield `${key} removed`
}

function* compareBodies({ before, after, was, is }: Pair): Generator<string> {
  const mustSend = ({ node }: Operation, document: JsonObject) =>
    dereference(document, node['requestBody'])['required'] === true
  if (mustSend(is, after) && !mustSend(was, before)) yield 'now needs a body'
  for (const [media, schema] of Object.entries(was.bodies)) {
    const now = is.bodies[media]
    if (!now) yield `no longer takes ${media}`
    else yield* compareSchemas({ before, after, direction: 'request' }, schema, now, 'request')
  }
}

function* compareAnswers({ before, after, was, is }: Pair): Generator<string> {
  const old = objectAt(was.node, 'responses')
  for (const [status, response] of Object.entries(objectAt(is.node, 'responses'))) {
    const earlier = old[status]
    if (!earlier) continue
    const schemaOf = (document: JsonObject, node: typeof response) =>
      objectAt(objectAt(dereference(document, node), 'content')['application/json'], 'schema')
    yield* compareSchemas(
      { before, after, direction: 'answer' },
      schemaOf(before, earlier),
      schemaOf(after, response),
      `answer ${status}`,
    )
  }
  if ('200' in old && !('200' in objectAt(is.node, 'responses'))) yield 'no longer answers 200'
}
