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

/** Bundled documents by file name. */
export type Documents = ReadonlyMap<string, JsonObject>

/** Headers that every call takes. */
const COMMON_HEADERS = ['Merchant', 'Accept-Language', 'Gateway', 'Device', 'X-Request-Id']
/** Statuses of a closed site; `getSystemStatus` alone never answers them, because it reports them. */
const CLOSED_SITE = ['451', '503']

/** Names of calls that read: a GET of another name would change something. */
const READING = /^(get|list|check|stream)[A-Z]/
/**
 * GETs of the platform that change something of a member all the same. No other site can send one, because each needs
 * headers that a browser asks about first.
 */
const WRITING_GETS: ReadonlySet<string> = new Set([
  'addRecent',
  'createTrialAccount',
  'launchChat',
  'launchGame',
  'launchLottery',
])

/** Breaches of the rules that Redocly cannot express; one sentence each, with place and remedy. */
export function breachesOf(documents: Documents): string[] {
  return [...breachesOfNames(documents), ...breachesOfCodes(documents), ...eachDocument(documents)]
}

function* eachDocument(documents: Documents): Generator<string> {
  for (const [file, document] of documents) {
    for (const operation of operationsOf(document)) {
      for (const breach of breachesOfOperation(document, operation))
        yield `${file}: ${operation.id}: ${breach}`
    }
    for (const [name, schema] of Object.entries(schemasOf(document))) {
      for (const breach of breachesOfExample(schema)) yield `${file}: ${name}: ${breach}`
    }
  }
}

const schemasOf = (document: JsonObject) => objectAt(document['components'], 'schemas')

/** Breaches of unique names: the three documents share one namespace in the client. */
function* breachesOfNames(documents: Documents): Generator<string> {
  const operations = new Map<string, string>()
  const schemas = new Map<string, { file: string; text: string }>()
  for (const [file, document] of documents) {
    for (const { id } of operationsOf(document)) {
      const other = operations.get(id)
      if (other)
        yield `${file}: ${id}: ${other} has an operation of this name too; choose another operationId.`
      operations.set(id, file)
    }
    for (const [name, schema] of Object.entries(schemasOf(document))) {
      const text = JSON.stringify(schema)
      const other = schemas.get(name)
      if (other && other.text !== text) {
        yield `${file}: ${name}: ${other.file} has another schema of this name; rename one, or share it in common.yaml.`
      }
      schemas.set(name, { file, text })
    }
  }
}

/** Breaches of refusal codes: each is listed in common.yaml and used by a call. */
function* breachesOfCodes(documents: Documents): Generator<string> {
  const used = new Set<string>()
  const known = new Set<string>()
  for (const [file, document] of documents) {
    for (const code of listAt(schemasOf(document)['ErrorCode'], 'enum')) known.add(String(code))
    for (const { id, node } of operationsOf(document)) {
      for (const code of listAt(node, 'x-failures').map(String)) {
        used.add(code)
        if (!listAt(schemasOf(document)['ErrorCode'], 'enum').includes(code)) {
          yield `${file}: ${id}: x-failures names ${code}, which ErrorCode in common.yaml does not list.`
        }
      }
    }
  }
  for (const code of known) {
    if (!used.has(code) && !GENERAL_CODES.test(code)) {
      yield `common.yaml: ErrorCode lists ${code}, but no operation's x-failures does.`
    }
  }
}

/** Error codes by status, for the statuses of every call. */
const GENERAL_CODES =
  /^(request|session|role|idempotency|rate|site|server)\.|^(feature\.(off|not_built)|resource\.not_found|encryption\.invalid)$/

function* breachesOfOperation(document: JsonObject, operation: Operation): Generator<string> {
  const { id, method, node, parameters } = operation
  if (method === 'get' && !READING.test(id) && !WRITING_GETS.has(id))
    yield 'is a GET, but its name does not say that it reads; what changes something is no GET.'
  const names = new Set(parameters.map((parameter) => textAt(parameter, 'name')))
  for (const header of COMMON_HEADERS) {
    if (!names.has(header)) yield `takes no ${header}; list the common headers in the path item's parameters.`
  }
  for (const parameter of parameters) {
    if (!('schema' in parameter)) yield `parameter ${textAt(parameter, 'name')} has no schema.`
  }
  const responses = objectAt(node, 'responses')
  for (const [status, reason] of statusesOf(operation)) {
    if (!(status in responses)) yield `has no response ${status}, but ${reason}.`
  }
  if ('422' in responses && listAt(node, 'x-failures').length === 0) {
    yield 'answers 422, but x-failures does not say with which codes.'
  }
  for (const [status, response] of Object.entries(responses)) {
    if (status === '200') yield* breachesOfSuccess(document, response)
    else if (!textAt(response, '$ref')?.startsWith('#/components/responses/')) {
      yield `response ${status} is its own; refer to one of common.yaml.`
    }
  }
}

/** Failure statuses that an operation must list, with the reason. */
function* statusesOf({ id, node, parameters, path }: Operation): Generator<[status: string, reason: string]> {
  for (const status of ['400', '429', '500', '501']) yield [status, 'every call can answer it']
  if (id !== 'getSystemStatus') for (const status of CLOSED_SITE) yield [status, 'a closed site answers it']
  if (listAt(node, 'security').some((way) => isObject(way) && 'session' in way))
    yield ['401', 'it takes a session']
  if ('requestBody' in node) for (const status of ['413', '415']) yield [status, 'it takes a body']
  if (parameters.some((parameter) => parameter['name'] === 'Idempotency-Key')) {
    yield ['409', 'it takes an Idempotency-Key']
  }
  const namesOneThing = parameters.some(
    ({ in: place, schema }) => place === 'path' && !('enum' in Object(schema)),
  )
  if (namesOneThing && /\{\w*(Id|Number)\}/.test(path)) yield ['404', 'its path names one thing']
}

function* breachesOfSuccess(document: JsonObject, response: Json): Generator<string> {
  const content = objectAt(dereference(document, response), 'content')
  const events = content['text/event-stream']
  if (events !== undefined) {
    if (!('$ref' in objectAt(events, 'schema'))) yield 'the data of its events is not a named schema.'
    return
  }
  const schema = dereference(document, objectAt(content['application/json'], 'schema'))
  const { success, value } = objectAt(schema, 'properties')
  const required = listAt(schema, 'required')
  const whole =
    required.includes('success') && required.includes('value') && schema['additionalProperties'] === false
  if (!whole || !isObject(success) || success['const'] !== true) {
    yield 'its 200 is not { success: true, value }, both required and nothing else.'
  }
  if (!isObject(value) || !('$ref' in value)) yield 'the value of its 200 is not a named schema.'
}

function* breachesOfExample(schema: Json): Generator<string> {
  if (!isObject(schema) || !('example' in schema)) {
    yield 'has no example.'
    return
  }
  const { example, properties } = schema
  for (const name of Object.keys(isObject(properties) ? properties : {})) {
    if (!isObject(example) || !(name in example)) yield `its example does not show ${name}.`
  }
}
