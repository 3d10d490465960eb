import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import { gradientGrounds } from '../contrast/grounds.ts'
import { mix } from './color.ts'
import type { Hex } from './color.ts'
import { solveGradients } from './gradients.ts'
import type { Gradients } from './gradients.ts'
import { solveFill, solveStatus } from './hues.ts'
import type { Fill, Status, StatusName } from './hues.ts'
import { solveSurfaces } from './surfaces.ts'
import type { Surfaces } from './surfaces.ts'

/** Everything of a theme that something is drawn on, solved before what is drawn on it. */
export interface Grounds {
  surfaces: Surfaces
  gradients: Gradients
  brand: Fill
  accent: Fill
  status: Readonly<Record<StatusName, Status>>
  /** Fill of a selected control. */
  selected: Hex
  /** The five surfaces. */
  plain: readonly Hex[]
  /** Surfaces, resting and touched controls, page and card gradients: where quiet and coloured text may stand. */
  quiet: readonly Hex[]
  /** Those and soft fills and the hero panel: where main text may stand. */
  everywhere: readonly Hex[]
}

/** Solves the grounds of one theme. */
export function solveGrounds(brand: Brand, theme: ThemeName): Grounds {
  const surfaces = solveSurfaces(brand, theme)
  const { page, card, raised, sunken, overlay, control } = surfaces
  const brandFill = solveFill(brand.colors.brand, theme, surfaces)
  const accent = solveFill(brand.colors.accent, theme, surfaces)
  const gradients = solveGradients(brand, theme, surfaces, brandFill.on)
  const status = {
    success: solveStatus('success', theme, surfaces),
    warning: solveStatus('warning', theme, surfaces),
    danger: solveStatus('danger', theme, surfaces),
    info: solveStatus('info', theme, surfaces),
  }
  const selected = mix(control.rest, brand.colors.brand, theme === 'dark' ? 0.22 : 0.14)
  const plain = [page, card, raised, sunken, overlay]
  const touched = [control.rest, control.hover, control.pressed]
  const washes = [...gradientGrounds(gradients.page, page), ...gradientGrounds(gradients.card, card)]
  const quiet = [...plain, ...touched, ...washes]
  const softs = [brandFill.soft, accent.soft, selected, ...Object.values(status).map(({ soft }) => soft)]
  const everywhere = [...quiet, ...softs, ...gradientGrounds(gradients.hero, card)]
  return { surfaces, gradients, brand: brandFill, accent, status, selected, plain, quiet, everywhere }
}
