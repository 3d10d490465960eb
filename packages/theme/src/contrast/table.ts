import type { TokenPath } from '../contract.ts'

/** One row of the table: these foregrounds have at least this ratio on these backgrounds, in both themes. */
export interface ContrastPair {
  /** Reason for the ratio, in a few words. */
  use: string
  ratio: number
  foregrounds: readonly TokenPath[]
  /** Background tokens; a gradient means every colour in it. */
  backgrounds: readonly TokenPath[]
  /** True when the background is translucent over any picture, from white to black. */
  overPictures?: true
}

const SURFACES = [
  'color.surface.page',
  'color.surface.card',
  'color.surface.raised',
  'color.surface.sunken',
  'color.surface.overlay',
] as const satisfies TokenPath[]
const CONTROLS = [
  'color.control.rest',
  'color.control.hover',
  'color.control.pressed',
] as const satisfies TokenPath[]
const QUIET = [
  ...SURFACES,
  ...CONTROLS,
  'color.field',
  'gradient.page',
  'gradient.card',
] as const satisfies TokenPath[]
const SOFT = [
  'color.brand.soft',
  'color.accent.soft',
  'color.control.selected',
  'color.status.success.soft',
  'color.status.warning.soft',
  'color.status.danger.soft',
  'color.status.info.soft',
] as const satisfies TokenPath[]

const status = (['success', 'warning', 'danger', 'info'] as const).flatMap((name): ContrastPair[] => [
  {
    use: `${name} as text`,
    ratio: 4.5,
    foregrounds: [`color.status.${name}.text`],
    backgrounds: [...QUIET, `color.status.${name}.soft`],
  },
  {
    use: `on a ${name} fill`,
    ratio: 4.5,
    foregrounds: [`color.status.${name}.on`],
    backgrounds: [`color.status.${name}.solid`],
  },
  {
    use: `${name} as an icon or a dot`,
    ratio: 3,
    foregrounds: [`color.status.${name}.solid`],
    backgrounds: SURFACES,
  },
])

/**
 * Contrast requirements by foreground and background: 4.5 for text, 3 for icons, focus rings, control edges
 * and series of a chart (WCAG 2.2, 1.4.3 and 1.4.11), 2 for disabled content (no rule requires it; it should
 * still be visible).
 */
export const CONTRAST_TABLE: readonly ContrastPair[] = [
  {
    use: 'text',
    ratio: 4.5,
    foregrounds: ['color.text.primary', 'color.text.secondary'],
    backgrounds: [...QUIET, ...SOFT, 'gradient.hero'],
  },
  {
    use: 'quiet and coloured text',
    ratio: 4.5,
    foregrounds: ['color.text.muted', 'color.text.link', 'color.brand.text', 'color.accent.text'],
    backgrounds: QUIET,
  },
  { use: 'switched-off text', ratio: 2, foregrounds: ['color.text.disabled'], backgrounds: QUIET },
  { use: 'edge of a field', ratio: 3, foregrounds: ['color.border.control'], backgrounds: QUIET },
  {
    use: 'focus ring',
    ratio: 3,
    foregrounds: ['color.border.focus'],
    backgrounds: [...QUIET, ...SOFT, 'gradient.hero'],
  },
  {
    use: 'on the brand colour',
    ratio: 4.5,
    foregrounds: ['color.brand.on'],
    backgrounds: ['color.brand.rest', 'color.brand.hover', 'color.brand.pressed', 'gradient.brand'],
  },
  {
    use: 'on soft brand',
    ratio: 4.5,
    foregrounds: ['color.brand.onSoft'],
    backgrounds: ['color.brand.soft'],
  },
  {
    use: 'on the accent colour',
    ratio: 4.5,
    foregrounds: ['color.accent.on'],
    backgrounds: ['color.accent.rest', 'color.accent.hover', 'color.accent.pressed'],
  },
  {
    use: 'on soft accent',
    ratio: 4.5,
    foregrounds: ['color.accent.onSoft'],
    backgrounds: ['color.accent.soft'],
  },
  { use: 'on a quiet control', ratio: 4.5, foregrounds: ['color.control.on'], backgrounds: CONTROLS },
  {
    use: 'on a selected control',
    ratio: 4.5,
    foregrounds: ['color.control.onSelected'],
    backgrounds: ['color.control.selected'],
  },
  { use: 'on a tab', ratio: 4.5, foregrounds: ['color.tab.on'], backgrounds: ['color.tab.rest'] },
  {
    use: 'on a chosen tab',
    ratio: 4.5,
    foregrounds: ['color.tab.onChosen'],
    backgrounds: ['color.tab.chosen'],
  },
  {
    use: 'heading of a section',
    ratio: 4.5,
    foregrounds: ['color.heading.on'],
    backgrounds: ['color.heading.fill'],
  },
  {
    use: 'on a switched-off control',
    ratio: 2,
    foregrounds: ['color.control.onDisabled'],
    backgrounds: ['color.control.disabled'],
  },
  ...status,
  {
    use: 'text over a picture',
    ratio: 4.5,
    foregrounds: ['color.media.on'],
    backgrounds: ['color.media.scrim'],
    overPictures: true,
  },
  {
    use: 'text on a chip over a picture',
    ratio: 4.5,
    foregrounds: ['color.media.onChip'],
    backgrounds: ['color.media.chip'],
    overPictures: true,
  },
  {
    use: 'text on a veil over a picture',
    ratio: 4.5,
    foregrounds: ['color.media.onVeil'],
    backgrounds: ['color.media.veil'],
    overPictures: true,
  },
  {
    use: 'favourite over a picture',
    ratio: 3,
    foregrounds: ['color.favourite'],
    backgrounds: ['color.media.chip'],
    overPictures: true,
  },
  { use: 'favourite', ratio: 3, foregrounds: ['color.favourite'], backgrounds: SURFACES },
  {
    use: 'figure on a lottery ball',
    ratio: 4.5,
    foregrounds: ['color.ball.on'],
    backgrounds: [
      'color.ball.red',
      'color.ball.blue',
      'color.ball.green',
      'color.ball.gold',
      'color.ball.violet',
    ],
  },
  {
    use: 'series of a chart',
    ratio: 3,
    foregrounds: [
      'color.data.one',
      'color.data.two',
      'color.data.three',
      'color.data.four',
      'color.data.five',
      'color.data.six',
    ],
    backgrounds: SURFACES,
  },
]
