import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

import type { JsonObject } from '../src/contract/index.ts'

/** Validates a value against a schema; returns one sentence per breach. */
export type Validate = (pointer: string, value: unknown) => string[]

/**
 * Validates values against the schemas of a bundled document, each named by its JSON pointer in there.
 * Strict: a misspelt keyword in a schema is an error, not a rule that never applies.
 */
export function validatorOf(document: JsonObject): Validate {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true })
  addFormats.default(ajv)
  // The whole document is added as a schema, so that its parts can refer to each other.
  ajv.addVocabulary(['example', ...Object.keys(document)])
  ajv.addSchema({ $id: 'contract', ...document }, 'contract', false, false)
  return (pointer, value) => {
    const validate = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` })
    return validate(value)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}

/** One part of a JSON pointer. */
export const pointerPart = (key: string | number) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')
