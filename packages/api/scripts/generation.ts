import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

import {
  bundleContract,
  CONTRACTS,
  isObject,
  listAt,
  objectAt,
  operationsOf,
  textAt,
  type Json,
  type JsonObject,
  type Operation,
  type ReadSource,
} from '../src/contract/index.ts'
import { GENERATED_FOLDER } from './places.ts'

const BANNER = `// Generated from openapi/ by \`npx pnpm --filter @livery/api generate\`. Change the contract, never this file.\n\n`

/** Headers and query parameters that createGateway sends by itself; callers never see them. */
const SENT_BY_CLIENT = new Set(['Merchant', 'Accept-Language', 'Gateway', 'Device', 'X-Request-Id', 'token'])

const BLOB = ts.factory.createTypeReferenceNode('Blob')

/** Every generated file by its path, as generation would write it now. */
export async function generate(read: ReadSource): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const operations: Operation[] = []
  const codes = new Set<string>()
  for (const name of CONTRACTS) {
    const document = await bundleContract(`${name}.yaml`, read)
    operations.push(...operationsOf(document))
    const schemas = objectAt(document['components'], 'schemas')
    for (const code of listAt(schemas['ErrorCode'], 'enum')) codes.add(String(code))
    files.set(`${GENERATED_FOLDER}/${name}.ts`, BANNER + (await typesOf(document)))
  }
  files.set(`${GENERATED_FOLDER}/calls.ts`, BANNER + callSets(operations))
  files.set(
    `${GENERATED_FOLDER}/errorCodes.ts`,
    `${BANNER}/** Every code a failure of the gateway can carry. */\n${constant('ERROR_CODES', [...codes])} as const\n`,
  )
  return files
}

async function typesOf(document: JsonObject): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(forCallers(document)), {
    alphabetize: false,
    immutable: false,
    transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
  })
  return astToString(nodes)
}

/**
 * The document without the parts that the client adds itself, so that callers can neither forget nor misspell
 * them.
 */
function forCallers(document: JsonObject): JsonObject {
  const parameters = objectAt(document['components'], 'parameters')
  const nameOf = (parameter: Json) => {
    const reference = textAt(parameter, '$ref')
    return (
      textAt(
        reference ? parameters[reference.slice('#/components/parameters/'.length)] : parameter,
        'name',
      ) ?? ''
    )
  }
  const strip = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(strip)
    if (!isObject(node)) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) =>
        key === 'parameters' && Array.isArray(value)
          ? [key, value.filter((parameter) => !SENT_BY_CLIENT.has(nameOf(parameter))).map(strip)]
          : [key, strip(value)],
      ),
    )
  }
  const stripped = strip(document) as JsonObject
  const shared = objectAt(stripped['components'], 'parameters')
  for (const [name, parameter] of Object.entries(shared)) {
    if (SENT_BY_CLIENT.has(textAt(parameter, 'name') ?? '')) delete shared[name]
    // A caller may pass the key of an earlier attempt; otherwise the client creates one.
    else if (textAt(parameter, 'name') === 'Idempotency-Key') delete (parameter as JsonObject)['required']
  }
  return stripped
}

/** Facts that the client needs about a call at run time, by `METHOD /path`. */
function callSets(operations: readonly Operation[]): string {
  const having = (test: (operation: Operation) => boolean) => operations.filter(test).map(({ call }) => call)
  const takes = (place: string, name: string) => (operation: Operation) =>
    operation.parameters.some((parameter) => parameter['in'] === place && parameter['name'] === name)
  const sends = (media: string) => (operation: Operation) => media in operation.bodies
  const sets: [name: string, doc: string, calls: string[]][] = [
    [
      'MONEY_CALLS',
      'They move money: each carries an Idempotency-Key.',
      having(takes('header', 'Idempotency-Key')),
    ],
    [
      'OPEN_CALLS',
      'They know no session: none is sent with them, and a refusal of theirs says nothing about one.',
      having(({ node }) => Array.isArray(node['security']) && node['security'].length === 0),
    ],
    ['TOKEN_QUERY_CALLS', 'They can carry the token in the query.', having(takes('query', 'token'))],
    [
      'TOKEN_BODY_CALLS',
      'They can carry the token in the body.',
      having(({ bodies }) => 'token' in objectAt(bodies['application/json'], 'properties')),
    ],
    ['FORM_CALLS', 'Their body is a form.', having(sends('application/x-www-form-urlencoded'))],
    ['UPLOAD_CALLS', 'Their body holds files.', having(sends('multipart/form-data'))],
  ]
  return sets.map(([name, doc, calls]) => `/** ${doc} */\n${constant(name, calls)} as const\n`).join('\n')
}

const constant = (name: string, values: readonly string[]) =>
  `export const ${name} = [\n${values.map((value) => `  '${value}',\n`).join('')}]`
