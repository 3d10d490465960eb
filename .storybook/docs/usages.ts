import type { Usage } from '../../packages/ui/testing/usage.ts'

const modules = import.meta.glob<Usage>('../../packages/ui/src/*/*.usage.tsx', { import: 'usage' })

/** Folder of a component in a path, such as `button`. */
export const folderIn = (path: string): string | undefined => /packages\/ui\/src\/([^/]+)\//.exec(path)?.[1]

const loaders = new Map(Object.entries(modules).map(([path, load]) => [folderIn(path), load]))
const loaded = new Map<string, Promise<Usage>>()

/**
 * Guidance of the component whose folder a path is in. The same promise each time, as React's `use` needs it;
 * undefined for anything but a component.
 */
export function usageOf(path: string): Promise<Usage> | undefined {
  const folder = folderIn(path)
  const load = loaders.get(folder)
  if (folder === undefined || load === undefined) return undefined
  const known = loaded.get(folder) ?? load()
  loaded.set(folder, known)
  return known
}
