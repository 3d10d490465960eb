/**
 * Calls every GET of the contract that needs no id on a real gateway and validates the answers against
 * openapi/.
 *
 * npx pnpm --filter @livery/api contract:probe https://gateway.example AUR01 [token]
 */
import { bundleContract, CONTRACTS, diskSource } from '../src/contract/index.ts'
import { probe } from './probe/probe.ts'

const [baseUrl, merchant, token] = process.argv.slice(2)
if (!baseUrl || !merchant) {
  console.error('Say where and as which merchant: contract:probe https://gateway.example AUR01 [token]')
  process.exit(2)
}

try {
  await fetch(baseUrl)
} catch (error) {
  const { cause } = error as Error
  console.error(
    `Nothing answers at ${baseUrl}: ${cause instanceof Error ? cause.message || cause.name : String(error)}`,
  )
  process.exit(2)
}

const count = { kept: 0, unbuilt: 0, broken: 0 }
for (const name of CONTRACTS) {
  const document = await bundleContract(`${name}.yaml`, diskSource())
  const target = { baseUrl, merchant, ...(token && { token }), fetch: (request: Request) => fetch(request) }
  for await (const { operationId, status, breaches } of probe(document, target)) {
    const verdict = breaches.length > 0 ? 'broken' : status === 501 ? 'unbuilt' : 'kept'
    count[verdict] += 1
    console.log(`${verdict.padEnd(7)} ${status || '---'} ${operationId}`)
    for (const breach of breaches) console.log(`            ${breach}`)
  }
}
console.log(`\n${count.kept} kept, ${count.unbuilt} not built (501), ${count.broken} broken.`)
process.exitCode = count.broken > 0 ? 1 : 0
