import { join } from 'node:path'

import { headersOf, type Header, type HeaderRule, type ServedHeaders } from '../stamp/headers.ts'
import { nginxFile, nginxVariable } from '../stamp/nginx.ts'
import { demandHeaders } from './servedHeaders.ts'
import {
  freshFolder,
  RELEASE_HEADER,
  SITE_FOLDER,
  type BrandStore,
  type Manifest,
  type Rollout,
} from './store.ts'
import { visitorCookie, VISITOR_PATTERN } from './visitor.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`

/** nginx `map` with a value for each side of the canary. */
function map(from: string, to: string, stable: string, canary: string): string {
  return `map $${from} $${to} {\n  default ${quoted(stable)};\n  canary ${quoted(canary)};\n}`
}

/** Splits off the canary's share of visitors: a random id in a cookie, and a side chosen by its hash. */
function splitVisitors(tenant: string, share: number): { text: string; side: string; visitor: string } {
  const visitor = nginxVariable(tenant, 'visitor')
  const side = nginxVariable(tenant, 'side')
  // Not nginx's own variable of a cookie, whose name can hold no hyphen. Groups of one name would be one variable.
  const id = nginxVariable(tenant, 'visitor_id')
  const pattern = VISITOR_PATTERN.replace('<visitor>', `<${id}>`)
  const known = `map $http_cookie $${visitor} {\n  default $request_id;\n  "~${pattern}" $${id};\n}`
  return {
    text: `${known}\nsplit_clients $${visitor} $${side} {\n  ${share}% canary;\n  * stable;\n}`,
    side,
    visitor,
  }
}

/**
 * Variables for headers whose values differ between two releases, such as the policy with hashes of inline
 * parts.
 */
function perSide(tenant: string, side: string, stable: ServedHeaders, canary: ServedHeaders) {
  const maps: string[] = []
  const headerOf = (match: string, [name, value]: Header): Header => {
    const path = match.replace('*', 'x')
    const other = headersOf(canary.rules, path).find(([each]) => each === name)?.[1] ?? value
    if (other === value) return [name, value]
    const to = nginxVariable(tenant, `header_${maps.length + 1}`)
    maps.push(map(side, to, value, other))
    return [name, `$${to}`]
  }
  const rules = stable.rules.map(({ headers, ...rule }): HeaderRule => ({
    ...rule,
    headers: headers.map((header) => headerOf(rule.match, header)),
  }))
  return { maps, rules }
}

/** Lines that let only this machine in: a release for trying is for nobody else. */
const FOR_THIS_MACHINE = ['allow 127.0.0.1;', 'allow ::1;', 'deny all;']

/**
 * nginx configuration of a rollout. It names releases instead of the live link, so that files and headers
 * change at the same moment, when nginx reloads.
 * @param manifest of the release for all visitors outside the canary
 */
export async function nginxRollout(
  brand: BrandStore,
  rollout: Rollout,
  { site, development }: Manifest,
): Promise<string> {
  const { tenant } = brand
  const rootOf = (id: string) => join(brand.folder, id, SITE_FOLDER)
  const config = { id: tenant, ...site }
  const access = development === true ? FOR_THIS_MACHINE : []
  const stable = demandHeaders(brand, rollout.stable)
  const left = (rollout.left ?? []).map(rootOf)
  if (rollout.canary === undefined)
    return nginxFile(config, stable, {
      lines: [`root ${rootOf(rollout.stable)};`, ...access],
      otherReleases: left,
      fresh: { root: rootOf(rollout.stable), documents: freshFolder(brand, rollout.stable) },
      pageHeaders: [[RELEASE_HEADER, rollout.stable]],
    })
  const { release, share } = rollout.canary
  const split = splitVisitors(tenant, share)
  const root = nginxVariable(tenant, 'root')
  const other = nginxVariable(tenant, 'other')
  const fresh = nginxVariable(tenant, 'fresh')
  const named = nginxVariable(tenant, 'release')
  const { maps, rules } = perSide(tenant, split.side, stable, demandHeaders(brand, release))
  const text = nginxFile(
    config,
    { rules, homePaths: stable.homePaths },
    {
      // A cache that kept a page of before must not be told that it is still right: it would show it to both sides.
      lines: [`root $${root};`, 'etag off;', ...access],
      // A page of one side may still be open after its visitor moved to the other.
      otherReleases: [`$${other}`, ...left],
      fresh: { root: `$${root}`, documents: `$${fresh}` },
      // Only pages set the cookie: files that caches keep for a year must not carry one.
      pageHeaders: [
        [RELEASE_HEADER, `$${named}`],
        ['Set-Cookie', visitorCookie(`$${split.visitor}`)],
      ],
    },
  )
  const sides = [
    map(split.side, root, rootOf(rollout.stable), rootOf(release)),
    map(split.side, other, rootOf(release), rootOf(rollout.stable)),
    map(split.side, fresh, freshFolder(brand, rollout.stable), freshFolder(brand, release)),
    map(split.side, named, rollout.stable, release),
  ]
  return `${[split.text, ...sides, ...maps].join('\n\n')}\n\n${text}`
}
