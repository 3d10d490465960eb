import { FACES, checkContrast, describeContrastProblem, solveBrand } from '@livery/theme'
import type { Brand, Face } from '@livery/theme'

import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import type { Problem } from '../problem.ts'
import { scriptsOf } from '../scripts.ts'

/** Every pair of the contrast table in both themes. */
export function checkBrandContrast(id: string, brand: Brand): Problem[] {
  return checkContrast(solveBrand(brand)).map((pair) => ({
    tenant: id,
    file: tenantFile(id, 'brand.ts'),
    field: `overrides.${pair.foreground in brand.overrides ? pair.foreground : pair.ground}`,
    code: 'contrast',
    found: describeContrastProblem(pair),
    expected: `${pair.needed}:1 for ${pair.use}`,
    suggestion:
      pair.nearest === undefined ? '' : `Use ${pair.nearest} for ${pair.foreground} in ${pair.theme}.`,
    level: 'error',
  }))
}

/**
 * Faces cover the languages. Writing systems that a face has no letter of are drawn whole by the device's own face and
 * look as they should; letters missing from the middle of Latin words do not.
 */
export function checkFontCoverage(config: TenantConfig, brand: Brand): Problem[] {
  const { text, display } = brand.type
  return [...new Set([text.face, display.face])].flatMap((id) => {
    const face: Face = FACES[id]
    if (face.package === undefined) return []
    return config.languages.offered.flatMap((code): Problem[] => {
      const scripts = scriptsOf(code)
      if (!scripts.includes('latin')) return []
      const missing = scripts.filter((script) => !face.subsets.includes(script))
      if (missing.length === 0) return []
      const able = Object.entries<Face>(FACES).filter(
        ([, other]) =>
          other.package !== undefined && scripts.every((script) => other.subsets.includes(script)),
      )
      return [
        {
          tenant: config.id,
          file: tenantFile(config.id, 'brand.ts'),
          field: text.face === id ? 'type.text.face' : 'type.display.face',
          code: 'font-coverage',
          found: `${face.family}, which has no ${missing.join(' or ')} letters for ${code}`,
          expected: 'a face with every letter of the Latin-written languages offered',
          suggestion: able.length === 0 ? '' : `Use ${able.map(([name]) => name).join(' or ')}.`,
          level: 'error',
        },
      ]
    })
  })
}
