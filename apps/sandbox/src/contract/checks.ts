import formats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'

import type { Schemas } from '../wire.ts'
import type { Call, Parameter } from './calls.ts'
import { type Documents, type Place, documentUri, follow, isObject } from './documents.ts'

type FieldRule = Schemas['FieldRule']

/** The contract's names of field rules, by JSON Schema keyword. */
const RULES: Readonly<Record<string, FieldRule>> = {
  required: 'required',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  type: 'type',
  format: 'format',
  pattern: 'pattern',
  minLength: 'min_length',
  minItems: 'min_length',
  minProperties: 'min_length',
  maxLength: 'max_length',
  maxItems: 'max_length',
  maxProperties: 'max_length',
  minimum: 'minimum',
  exclusiveMinimum: 'minimum',
  maximum: 'maximum',
  exclusiveMaximum: 'maximum',
  enum: 'enum',
  const: 'enum',
}

/** Rule broken by each wrong field; undefined when there is none. */
export type Faults = Record<string, FieldRule> | undefined

/** Checks of one call, compiled on first use. */
export interface CallChecks {
  /**
   * Checks path, query or header values, which arrive as text, and converts them to the contract's types in
   * place.
   */
  parameters(where: Parameter['in'], values: Record<string, unknown>): Faults
  body(mediaType: string, value: unknown): Faults
  /** Error message for an answer that violates the contract; undefined when it conforms. */
  answer(status: number, body: unknown): string | undefined
}

/**
 * Validator of the contract's schemas.
 * A call's schemas are compiled on first use, so that the start compiles nothing.
 */
export function contractChecks(documents: Documents) {
  const options = { strict: false, allErrors: true, validateSchema: false } as const
  const exact = new Ajv2020(options)
  const reading = new Ajv2020({ ...options, coerceTypes: 'array', useDefaults: true })
  for (const ajv of [exact, reading]) {
    formats.default(ajv)
    for (const [uri, document] of documents) ajv.addSchema(document, uri)
  }
  const checksOf = (call: Call): CallChecks => {
    const compiled = new Map<string, ValidateFunction>()
    const check = (name: string, make: () => ValidateFunction) => {
      const found = compiled.get(name) ?? make()
      compiled.set(name, found)
      return found
    }
    return {
      parameters: (where, values) => {
        const validate = check(where, () => reading.compile(parameterSchema(documents, call, where)))
        return validate(values) ? undefined : faults(validate.errors)
      },
      body: (mediaType, value) => {
        const schema = call.body?.media.get(mediaType)
        if (!schema) return undefined
        const validate = check(`body ${mediaType}`, () => exact.compile(reference(schema)))
        return validate(value) ? undefined : faults(validate.errors)
      },
      answer: (status, body) => {
        const schema = call.answers.get(status)
        if (!schema) return `the contract has no answer ${status} for ${call.operationId}`
        const validate = check(`answer ${status}`, () => exact.compile(reference(schema)))
        return validate(body) ? undefined : exact.errorsText(validate.errors, { dataVar: 'answer' })
      },
    }
  }
  const named = new Map<string, ValidateFunction>()
  const faultsOf = (schema: string, value: unknown): Faults => {
    const validate =
      named.get(schema) ?? exact.compile({ $ref: `${documentUri('wps')}#/components/schemas/${schema}` })
    named.set(schema, validate)
    return validate(value) ? undefined : faults(validate.errors)
  }
  return { checksOf, faultsOf }
}

const reference = ({ uri, pointer }: Place) => ({ $ref: `${uri}#${encodeURI(pointer)}` })

function parameterSchema(documents: Documents, call: Call, where: Parameter['in']) {
  const parameters = call.parameters.filter((parameter) => parameter.in === where)
  // Header names are case-insensitive, and Node gives them in lower case.
  const nameOf = ({ name }: Parameter) => (where === 'header' ? name.toLowerCase() : name)
  return {
    type: 'object',
    additionalProperties: where === 'header',
    required: parameters.filter((parameter) => parameter.required).map(nameOf),
    properties: Object.fromEntries(
      parameters.map((parameter) => {
        const { node } = follow(documents, parameter.schema)
        // Ajv applies a default only beside the property, not behind a reference.
        const fallback = isObject(node) && 'default' in node ? { default: node['default'] } : {}
        return [nameOf(parameter), { ...reference(parameter.schema), ...fallback }]
      }),
    ),
  }
}

/** Maximum number of fields that the contract's failure names. */
const FAULTS = 64

function faults(errors: readonly ErrorObject[] | null | undefined): Record<string, FieldRule> {
  // A map, because a field may have a name that every object knows, such as `constructor`.
  const found = new Map<string, FieldRule>()
  for (const { keyword, instancePath, params } of errors ?? []) {
    const rule = RULES[keyword]
    if (!rule) continue
    const extra = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty']
    const path = instancePath.split('/').slice(1)
    if (typeof extra === 'string') path.push(extra)
    const name = path.join('.').slice(0, 64).toWellFormed() || 'body'
    if (!found.has(name)) found.set(name, rule)
    if (found.size === FAULTS) break
  }
  return found.size > 0 ? Object.fromEntries(found) : { body: 'type' }
}
