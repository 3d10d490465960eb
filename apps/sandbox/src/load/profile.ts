import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Name of a place in the code: a package, a folder of the sandbox, a part of Node. */
function placeOf(url: string, functionName: string): string {
  if (functionName.startsWith('(')) return functionName
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (library) return library
  const folder = /apps\/sandbox\/src\/(\w+)/.exec(url)?.[1]
  if (folder) return `sandbox/${folder}`
  return url === '' ? 'native' : (/^node:(?:internal\/)?([\w-]+)/.exec(url)?.[0] ?? url)
}

/**
 * Summary of the only `.cpuprofile` in a folder: own time by place, and the functions that take most.
 * @returns lines of text
 */
export function summarise(folder: string): string[] {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'))
  if (!file) return [`no profile in ${folder}`]
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const places = new Map<string, number>()
  const functions = new Map<string, number>()
  let total = 0
  for (const [index, id] of samples.entries()) {
    const { functionName, url, lineNumber } = byId.get(id)?.callFrame ?? {
      functionName: '',
      url: '',
      lineNumber: 0,
    }
    if (functionName === '(idle)') continue
    const time = timeDeltas[index] ?? 0
    total += time
    const place = placeOf(url, functionName)
    places.set(place, (places.get(place) ?? 0) + time)
    const name = `${functionName || '(anonymous)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`
    functions.set(name, (functions.get(name) ?? 0) + time)
  }
  const shares = (of: Map<string, number>, count: number) =>
    [...of]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, count)
      .map(([name, time]) => `  ${((100 * time) / total).toFixed(1).padStart(5)} %  ${name}`)
  return ['own time by place', ...shares(places, 25), 'own time by function', ...shares(functions, 45)]
}
