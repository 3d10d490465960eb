import { isWalked, loadTenants } from '@livery/tenant'

import type { Look } from './storyPictures.ts'

/**
 * Looks: every brand in both themes, or only the named brands. A generated brand (`_probe`) is included when
 * it is named.
 * @throws for an unknown brand, with the names of those that exist
 */
export async function looksOf(root: string, named?: string): Promise<readonly Look[]> {
  const all = (await loadTenants(root)).map(({ id }) => id)
  const ids = named === undefined || named === '' ? all : named.split(',')
  const unknown = ids.filter((id) => !all.includes(id) && !id.startsWith('_'))
  if (unknown.length > 0) throw new Error(`No brand ${unknown.join(', ')}. There are ${all.join(', ')}.`)
  return ids.flatMap((tenant) => (['dark', 'light'] as const).map((theme) => ({ tenant, theme })))
}

/** Looks in which stories are tested: those of every walked brand. */
export async function walkedLooks(root: string): Promise<readonly Look[]> {
  const tenants = await loadTenants(root)
  const walked = await Promise.all(tenants.map(isWalked))
  const ids = tenants.flatMap(({ id }, index) => (walked[index] ? [id] : []))
  return looksOf(root, ids.join(','))
}
