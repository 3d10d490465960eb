import type { SolvedBrand, ThemeName } from '@livery/theme'

import { ASSETS_FOLDER, listAssets, readAsset } from '../assets.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import type { DrawPicture } from './assets.ts'
import type { Look } from './looks.ts'
import { pictureFindings } from './pictureFile.ts'

/**
 * Surface of each theme on which its logo stands: that of the header, which is the page's. Bars that are dark in both themes
 * show the dark theme's logo; the light one stands on the pages for login and registration then.
 */
export function logoSurfaces({ dark, light }: SolvedBrand): Readonly<Record<ThemeName, string>> {
  return { dark: dark['color.surface.page'], light: light['color.surface.page'] }
}

const LIGHT_LOGO = 'logo-light.svg'

/** Surfaces of a brand and of its seasons by the file of the logo that stands on them, each once. */
function surfacesByFile(
  looks: readonly Look[],
  lightFile: string,
): { file: string; on: string; where: string }[] {
  const all = looks.flatMap(({ season, solved }) => {
    const { dark, light } = logoSurfaces(solved)
    const when = season === undefined ? '' : ` in the season ${season.name}`
    return [
      { file: 'logo.svg', on: dark, where: `the dark theme’s header${when}` },
      { file: lightFile, on: light, where: `the light theme’s header${when}` },
    ]
  })
  return all.filter(
    ({ file, on }, at) => all.findIndex((other) => other.file === file && other.on === on) === at,
  )
}

/** Warns of logos that are hard to see where they stand. What is wrong with the file itself is told by its own check. */
export async function checkLogos(
  { id, path }: TenantFolder,
  looks: readonly Look[],
  draw: DrawPicture,
): Promise<Problem[]> {
  const files = listAssets(path)
  const surfaces = surfacesByFile(looks, files.includes(LIGHT_LOGO) ? LIGHT_LOGO : 'logo.svg')
  const problems = surfaces.map(async ({ file, on, where }): Promise<Problem[]> => {
    if (!files.includes(file)) return []
    const bytes = bytesOf(path, file)
    if (bytes === undefined || pictureFindings(file, bytes).length > 0) return []
    if ((await draw(file, bytes)) !== undefined) return []
    const flaw = await draw(file, bytes, on)
    if (flaw === undefined) return []
    const { code, found, expected, suggestion = '' } = flaw
    return [
      {
        tenant: id,
        file: tenantFile(id, `${ASSETS_FOLDER}/${file}`),
        field: '',
        code,
        found: `${found}, ${where}`,
        expected,
        suggestion,
        level: 'warning',
      },
    ]
  })
  return (await Promise.all(problems)).flat()
}

/** Content of a logo; undefined for one that is refused. */
function bytesOf(path: string, file: string): Buffer | undefined {
  try {
    return readAsset(path, file)
  } catch {
    return undefined
  }
}
