import { loadTenants } from '@livery/tenant'

import type { Look } from './storyPictures.ts'

/**
 * Every brand in both themes, or only those named. A generated brand (`_probe`) is among them when it is named.
 * @throws when a name is no brand's, naming those that there are
 */
export async function looksOf(root: string, named?: string): Promise<readonly Look[]> {
  const all = (await loadTenants(root)).map(({ id }) => id)
  const ids = named === undefined || named === '' ? all : named.split(',')
  const unknown = ids.filter((id) => !all.includes(id) && !id.startsWith('_'))
  if (unknown.length > 0) throw new Error(`No brand ${unknown.join(', ')}. There are ${all.join(', ')}.`)
  return ids.flatMap((tenant) => (['dark', 'light'] as const).map((theme) => ({ tenant, theme })))
}
