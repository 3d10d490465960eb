/**
 * Asks a real gateway every GET of the contract that needs no id and holds its answers to openapi/.
 *
 *   npx pnpm --filter @livery/api contract:probe https://gateway.example AUR01 [token]
 */
import { bundleContract, CONTRACTS, diskSource } from '../src/contract/index.ts'
import { probe } from './probe/probe.ts'

const [baseUrl, merchant, token] = process.argv.slice(2)
if (!baseUrl || !merchant) {
  console.error('Say where and as which merchant: contract:probe https://gateway.example AUR01 [token]')
  process.exit(2)
}

const count = { kept: 0, broken: 0, notBuilt: 0 }
for (const name of CONTRACTS) {
  const document = bundleContract(`${name}.yaml`, diskSource())
  const target = { baseUrl, merchant, ...(token && { token }), fetch: (request: Request) => fetch(request) }
  for await (const { operationId, status, breaches } of probe(document, target)) {
    count[breaches.length > 0 ? 'broken' : status === 501 ? 'notBuilt' : 'kept'] += 1
    console.log(`${breaches.length > 0 ? 'BROKEN' : 'kept  '} ${status || '---'} ${operationId}`)
    for (const breach of breaches) console.log(`           ${breach}`)
  }
}
console.log(`\n${count.kept} kept, ${count.notBuilt} not built (501), ${count.broken} broken.`)
process.exitCode = count.broken > 0 ? 1 : 0
