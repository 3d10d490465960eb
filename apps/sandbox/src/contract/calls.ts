import { type Documents, type Node, type Place, child, follow, isObject } from './documents.ts'

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const

/** Session requirement of a call. */
export type SessionNeed = 'none' | 'optional' | 'required'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Place
}

/** Operation of the contract. */
export interface Call {
  readonly operationId: string
  readonly method: (typeof METHODS)[number]
  /** Path as written in the contract, with `{braces}`. */
  readonly path: string
  readonly summary: string
  /** Document that defines the call: wps, lgw or lotto. */
  readonly document: string
  readonly session: SessionNeed
  /** True when the lottery client's token is accepted in place of a session. */
  readonly lottery: boolean
  readonly parameters: readonly Parameter[]
  /** Body schemas by media type. */
  readonly body: { readonly required: boolean; readonly media: ReadonlyMap<string, Place> } | undefined
  /** Answer schemas by status; of a stream, the schema of its events' data. */
  readonly answers: ReadonlyMap<number, Place>
  /** Codes that the contract lists for 422. */
  readonly refusals: ReadonlySet<string>
  /** True for calls that move money, which carry an `Idempotency-Key`. */
  readonly movesMoney: boolean
  /** True for calls that answer with server-sent events, without an end. */
  readonly streams: boolean
}

/** All operations of wps.yaml, lgw.yaml and lotto.yaml, in their order. */
export function readCalls(documents: Documents): Call[] {
  const calls: Call[] = []
  for (const [uri, node] of documents) {
    const root: Place = { node, uri, pointer: '' }
    const document = uri.slice(uri.lastIndexOf('/') + 1)
    const paths = child(root, 'paths')
    if (!paths || !isObject(paths.node)) continue
    for (const path of Object.keys(paths.node)) {
      const item = follow(documents, at(paths, path))
      for (const method of METHODS) {
        const found = child(item, method)
        if (found)
          calls.push(
            readCall(documents, { document, path, method, item, operation: follow(documents, found), root }),
          )
      }
    }
  }
  return calls
}

interface Found {
  readonly document: string
  readonly path: string
  readonly method: Call['method']
  readonly item: Place
  readonly operation: Place
  readonly root: Place
}

function readCall(documents: Documents, { document, path, method, item, operation, root }: Found): Call {
  const operationId = text(child(operation, 'operationId'))
  if (!operationId) throw new Error(`${method.toUpperCase()} ${path} has no operationId.`)
  const parameters = new Map<string, Parameter>()
  for (const list of [child(item, 'parameters'), child(operation, 'parameters')]) {
    for (const parameter of readParameters(documents, list))
      parameters.set(`${parameter.in}:${parameter.name}`, parameter)
  }
  const security = child(operation, 'security') ?? child(root, 'security')
  return {
    operationId,
    method,
    path,
    document,
    summary: text(child(operation, 'summary')) ?? '',
    session: sessionNeed(security),
    lottery: takes(security, 'lottery'),
    parameters: [...parameters.values()],
    body: readBody(documents, operation),
    answers: readAnswers(documents, operation),
    refusals: new Set(strings(child(operation, 'x-failures'))),
    movesMoney: parameters.has('header:Idempotency-Key'),
    streams: contentOf(documents, operation, '200', EVENTS) !== undefined,
  }
}

function readParameters(documents: Documents, list: Place | undefined): Parameter[] {
  if (!list || !Array.isArray(list.node)) return []
  return list.node.map((_, index) => {
    const parameter = follow(documents, at(list, String(index)))
    const where = text(child(parameter, 'in'))
    const name = text(child(parameter, 'name'))
    if (!name || (where !== 'path' && where !== 'query' && where !== 'header')) {
      throw new Error(`A parameter at ${list.uri}#${list.pointer} is not path, query or header.`)
    }
    return {
      name,
      in: where,
      required: child(parameter, 'required')?.node === true,
      schema: at(parameter, 'schema'),
    }
  })
}

function readBody(documents: Documents, operation: Place): Call['body'] {
  const found = child(operation, 'requestBody')
  if (!found) return undefined
  const body = follow(documents, found)
  const content = child(body, 'content')
  const media = new Map<string, Place>()
  for (const type of keys(content)) {
    const schema = content && child(at(content, type), 'schema')
    if (schema) media.set(type, schema)
  }
  return { required: child(body, 'required')?.node === true, media }
}

function readAnswers(documents: Documents, operation: Place): Map<number, Place> {
  const answers = new Map<number, Place>()
  const responses = child(operation, 'responses')
  for (const status of keys(responses)) {
    const content =
      contentOf(documents, operation, status, 'application/json') ??
      contentOf(documents, operation, status, EVENTS)
    const schema = content && child(content, 'schema')
    if (schema) answers.set(Number(status), schema)
  }
  return answers
}

const EVENTS = 'text/event-stream'

/** Content of an answer in a media type. */
function contentOf(documents: Documents, operation: Place, status: string, type: string): Place | undefined {
  const responses = child(operation, 'responses')
  const response = responses && child(responses, status)
  const content = response && child(follow(documents, response), 'content')
  return content && child(content, type)
}

const waysOf = (security: Place | undefined): readonly Node[] =>
  security && Array.isArray(security.node) ? security.node : []

const takes = (security: Place | undefined, scheme: string): boolean =>
  waysOf(security).some((way) => isObject(way) && scheme in way)

function sessionNeed(security: Place | undefined): SessionNeed {
  if (!takes(security, 'session')) return 'none'
  const letsVisitors = waysOf(security).some((way) => isObject(way) && Object.keys(way).length === 0)
  return letsVisitors ? 'optional' : 'required'
}

function at(place: Place, key: string): Place {
  const next = child(place, key)
  if (!next) throw new Error(`${place.uri}#${place.pointer} has no ${key}.`)
  return next
}

const keys = (place: Place | undefined): string[] =>
  place && isObject(place.node) ? Object.keys(place.node) : []
const text = (place: Place | undefined): string | undefined =>
  place && typeof place.node === 'string' ? place.node : undefined
const strings = (place: Place | undefined): string[] =>
  place && Array.isArray(place.node) ? place.node.filter((item) => typeof item === 'string') : []
