/**
 * node packages/theme/scripts/dtcgSchema.ts [tenant…] [--schemas <folder>]
 *
 * Validates the exported design tokens of brands (default: every one) against the published schemas of DTCG
 * 2025.10: those of a checkout of design-tokens/community-group (`www/public/schemas/2025.10`), else from the
 * network. The tests keep the same rules without either (`src/dtcg/formatRules.fixture.ts`). Exit code 1 when
 * a document breaks one.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

import { solveBrand, toDtcg } from '../src/index.ts'
import { tenantBrand, tenantIds } from './tenantBrand.ts'

const PUBLISHED = 'https://www.designtokens.org/schemas/2025.10/'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { schemas: { type: 'string' } },
})

async function schema(address: string): Promise<object> {
  if (values.schemas === undefined) return (await (await fetch(address)).json()) as object
  const file = join(values.schemas, address.slice(PUBLISHED.length))
  return JSON.parse(await readFile(file, 'utf8')) as object
}

const ajv = new Ajv({ strict: false, allErrors: true, loadSchema: schema })
addFormats.default(ajv)
const isResolver = await ajv.compileAsync(await schema(`${PUBLISHED}resolver.json`))
const isTokens = await ajv.compileAsync({ $ref: `${PUBLISHED}format.json` })

function breaches(validate: ValidateFunction, name: string, document: unknown): string[] {
  if (validate(document)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${name}${instancePath}: ${message ?? 'refused'}`,
  )
}

const ids = positionals.length > 0 ? positionals : await tenantIds({ generated: true })
for (const id of ids) {
  // Serialised, as in a file: JSON leaves out undefined fields.
  const written = JSON.parse(JSON.stringify(toDtcg(solveBrand(await tenantBrand(id)), id))) as ReturnType<
    typeof toDtcg
  >
  const { shared } = written.sets
  const { dark, light } = written.modifiers.theme.contexts
  const found = [
    ...breaches(isResolver, 'document', written),
    ...[...shared.sources, ...dark, ...light].flatMap((source, at) =>
      breaches(isTokens, `source ${at}`, source),
    ),
  ]
  console.log(found.length === 0 ? `${id}: keeps to the published schemas` : `${id}\n  ${found.join('\n  ')}`)
  if (found.length > 0) process.exitCode = 1
}
