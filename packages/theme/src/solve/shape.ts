import type { Density } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import type { TokenPath } from '../contract.ts'
import { edgeWidth, frameWidth, isThick } from './edges.ts'
import { group } from './group.ts'
import { solveIcons } from './icons.ts'
import { solveMotion } from './motion.ts'
import { solveField, solveHeading } from './parts.ts'
import { isUnboxed } from './selection.ts'
import { solveSilhouettes } from './silhouettes.ts'

/** Tokens of shape, motion and layers: the same in both themes. */
export type ShapePath = Extract<
  TokenPath,
  `${'space' | 'size' | 'radius' | 'shape' | 'corner' | 'line' | 'heading' | 'icon' | 'motion' | 'layer'}.${string}`
>

/** Sizes that depend on density, in pixels. A touch target stays 44 in all of them. */
const DENSITY: Record<
  Density,
  { gutter: number; section: number; row: number; control: number; small: number; header: number }
> = {
  airy: { gutter: 16, section: 28, row: 60, control: 52, small: 40, header: 60 },
  medium: { gutter: 16, section: 24, row: 56, control: 48, small: 36, header: 56 },
  dense: { gutter: 12, section: 20, row: 48, control: 44, small: 32, header: 52 },
}

const px = (value: number) => `${value}px`
const rem = (pixels: number) => `${pixels / 16}rem`

/**
 * Tokens of space, sizes, radii and lines: the 4 px grid, the brand's density and its radius. Icons grow with
 * the player's text size.
 */
export function solveShape({
  radius,
  density,
  style = {},
}: Pick<Brand, 'radius' | 'density' | 'style'>): Readonly<Record<ShapePath, string>> {
  const { gutter, section, row, control, small, header } = DENSITY[density]
  const share = (part: number) => px(Math.round(radius * part))
  return {
    'space.x0': px(0),
    'space.half': px(2),
    'space.x1': px(4),
    'space.x2': px(8),
    'space.x3': px(12),
    'space.x4': px(16),
    'space.x5': px(20),
    'space.x6': px(24),
    'space.x8': px(32),
    'space.x10': px(40),
    'space.x12': px(48),
    'space.x16': px(64),
    'space.gutter': px(gutter),
    'space.section': px(section),
    'space.row': px(row),
    'size.touch': px(44),
    'size.control': px(control),
    'size.controlSmall': px(small),
    'size.header': px(header),
    'size.bottomMenu': px(60),
    'size.column': px(480),
    'size.page': px(1280),
    'size.iconSmall': rem(16),
    'size.icon': rem(22),
    'size.iconLarge': rem(28),
    'size.avatar': px(48),
    'size.illustration': px(144),
    'radius.small': share(0.375),
    'radius.medium': share(0.625),
    'radius.large': share(1.5),
    'radius.control': share(0.75),
    'radius.card': px(radius),
    'radius.sheet': share(1.75),
    'radius.pill': px(999),
    ...solveSilhouettes(radius, control, style),
    ...solveField(style),
    ...group('heading', solveHeading(style)),
    'line.hairline': px(1),
    'line.control': px(edgeWidth(style)),
    // A choice without a box has no ring.
    'line.ring': px(isUnboxed(style.selection) ? 0 : edgeWidth(style)),
    // A ring is wider than the edge of the control that it is around.
    'line.focus': px(isThick(style.edge) ? edgeWidth(style) + 1 : 2),
    'line.edge': px(edgeWidth(style)),
    'line.frame': px(frameWidth(style)),
    ...group('icon', solveIcons(style.icons)),
    ...group('motion', solveMotion(style.motion, style.edge)),
    // Layers in steps of ten, so that part of a layer can be just above its neighbour.
    'layer.header': '20',
    'layer.rail': '10',
    'layer.bottomMenu': '20',
    'layer.floating': '30',
    'layer.sheet': '40',
    'layer.dialog': '50',
    'layer.toast': '60',
  }
}
