import { Ajv2020 } from 'ajv/dist/2020.js'

import type { MerchantState } from './merchantState.ts'

/** Body of PUT /sandbox/state; every part is optional. */
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    maintenance: { type: 'boolean' },
    regionRestriction: { type: 'boolean' },
    status: { type: ['integer', 'null'] },
    info: { type: ['string', 'null'], maxLength: 1000 },
    latencyMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    faultRate: { type: 'number', minimum: 0, maximum: 1 },
    agentsOnly: { type: 'boolean' },
    sportsFeed: { type: 'boolean' },
    disabled: { type: 'array', maxItems: 1000, items: { type: 'string', pattern: '^[a-z0-9_]{1,64}$' } },
    flags: { type: 'object', additionalProperties: { type: 'boolean' } },
    faults: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['operationId', 'status', 'code', 'times'],
        properties: {
          operationId: { type: 'string' },
          status: { type: 'integer', minimum: 400, maximum: 599 },
          code: { type: 'string' },
          times: { type: 'integer', minimum: 1 },
        },
      },
    },
  },
}

const ajv = new Ajv2020({ allowUnionTypes: true })
const validate = ajv.compile<Partial<MerchantState>>(schema)

/**
 * Validates a change of settings.
 * @returns the change, or a description of its fault
 */
export function readStateChange(value: unknown): { change: Partial<MerchantState> } | { problem: string } {
  return validate(value)
    ? { change: value }
    : { problem: ajv.errorsText(validate.errors, { dataVar: 'state' }) }
}
