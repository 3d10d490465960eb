import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import { gradientBackgrounds } from '../contrast/backgrounds.ts'
import { mix, type Hex } from './color.ts'
import { solveEdges, type Edges } from './edges.ts'
import { solveGradients, type Gradients } from './gradients.ts'
import { solveFill, solveStatus, type Fill, type Status, type StatusName } from './hues.ts'
import { solveSurfaces, type Surfaces } from './surfaces.ts'

/** Backgrounds of a theme, solved before the colours that are drawn on them. */
export interface Backgrounds {
  surfaces: Surfaces
  gradients: Gradients
  edges: Edges
  brand: Fill
  accent: Fill
  status: Readonly<Record<StatusName, Status>>
  /** Fill of a selected control. */
  selected: Hex
  /** The five surfaces. */
  plain: readonly Hex[]
  /**
   * Surfaces, controls at rest and hovered, page and card gradients: backgrounds of quiet and coloured text.
   */
  quiet: readonly Hex[]
  /** All of these, soft fills and the hero panel: backgrounds of main text. */
  everywhere: readonly Hex[]
}

/** Solves the backgrounds of one theme. */
export function solveBackgrounds(brand: Brand, theme: ThemeName): Backgrounds {
  const surfaces = solveSurfaces(brand, theme)
  const { page, card, raised, sunken, overlay, control } = surfaces
  const edges = solveEdges(brand, theme, surfaces)
  const edged = (fill: Fill): Fill => (edges.fill === undefined ? fill : { ...fill, edge: edges.fill })
  const brandFill = edged(solveFill(brand.colors.brand, theme, surfaces))
  const accent = edged(solveFill(brand.colors.accent, theme, surfaces))
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
  const washes = [...gradientBackgrounds(gradients.page, page), ...gradientBackgrounds(gradients.card, card)]
  const quiet = [...plain, ...touched, ...washes]
  const softs = [brandFill.soft, accent.soft, selected, ...Object.values(status).map(({ soft }) => soft)]
  const everywhere = [...quiet, ...softs, ...gradientBackgrounds(gradients.hero, card)]
  return { surfaces, gradients, edges, brand: brandFill, accent, status, selected, plain, quiet, everywhere }
}
