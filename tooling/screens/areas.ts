import { areaOf, pageFileOf, type PageFacts } from '@livery/domain/routes'

/** Folder of the areas' files, from the repository's root. */
export const AREA_FOLDER = 'packages/app/src/site/routes/areas'

/** Name by which an area exports a page, such as `LoginPage`. */
export const exportOf = (file: string): string => file.replace(/^.*\/|\.tsx$/g, '')

/** Files of the areas by their path, as source text. */
export function areaFiles(routes: readonly PageFacts[]): ReadonlyMap<string, string> {
  const pages = new Map<string, Set<string>>()
  for (const route of routes) {
    const area = areaOf(route)
    if (area !== undefined) pages.set(area, (pages.get(area) ?? new Set()).add(pageFileOf(route)))
  }
  return new Map(
    [...pages].map(([area, files]) => {
      const lines = [...files].map(
        (file) => `export { default as ${exportOf(file)} } from '#features/${file}'`,
      )
      return [`${AREA_FOLDER}/${area}.ts`, `${GENERATED}\n\n${lines.sort().join('\n')}\n`]
    }),
  )
}

const GENERATED =
  '// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.'
