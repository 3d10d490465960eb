import {
  contrastReport,
  tokenVariable,
  type SolvedBrand,
  type ThemeName,
  type TokenPath,
} from '@livery/theme'

import { Section } from './Section.tsx'

/** Background colours with the text colours used on them. */
const GROUPS: readonly {
  readonly title: string
  readonly ink: TokenPath
  readonly backgrounds: readonly TokenPath[]
}[] = [
  {
    title: 'Surfaces',
    ink: 'color.text.primary',
    backgrounds: [
      'color.surface.sunken',
      'color.surface.page',
      'color.surface.card',
      'color.surface.overlay',
      'color.surface.raised',
    ],
  },
  {
    title: 'Brand',
    ink: 'color.brand.on',
    backgrounds: ['color.brand.rest', 'color.brand.hover', 'color.brand.pressed'],
  },
  { title: 'Brand, soft', ink: 'color.brand.onSoft', backgrounds: ['color.brand.soft'] },
  {
    title: 'Accent',
    ink: 'color.accent.on',
    backgrounds: ['color.accent.rest', 'color.accent.hover', 'color.accent.pressed'],
  },
  { title: 'Accent, soft', ink: 'color.accent.onSoft', backgrounds: ['color.accent.soft'] },
  {
    title: 'Controls',
    ink: 'color.control.on',
    backgrounds: ['color.control.rest', 'color.control.hover', 'color.control.pressed'],
  },
  { title: 'Selected', ink: 'color.control.onSelected', backgrounds: ['color.control.selected'] },
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap((status) => [
    {
      title: status,
      ink: `color.status.${status}.on`,
      backgrounds: [`color.status.${status}.solid`],
    } as const,
    {
      title: `${status}, soft`,
      ink: `color.status.${status}.text`,
      backgrounds: [`color.status.${status}.soft`],
    } as const,
  ]),
  {
    title: 'Lottery balls',
    ink: 'color.ball.on',
    backgrounds: [
      'color.ball.red',
      'color.ball.blue',
      'color.ball.green',
      'color.ball.gold',
      'color.ball.violet',
    ],
  },
]

export interface PaletteProps {
  readonly solved: SolvedBrand
  readonly theme: ThemeName
}

/** Every background colour with its value and the contrast of the text on it. */
export function Palette({ solved, theme }: PaletteProps) {
  const ratios = new Map(
    contrastReport(solved)
      .filter((reading) => reading.theme === theme)
      .map(({ foreground, background, ratio }) => [`${foreground} ${background}`, ratio.toFixed(1)]),
  )
  return (
    <Section title="Palette">
      <div className="sheet-palette">
        {GROUPS.flatMap(({ ink, backgrounds }) =>
          backgrounds.map((background) => (
            <div
              key={background}
              className="sheet-swatch"
              style={{ background: `var(${tokenVariable(background)})`, color: `var(${tokenVariable(ink)})` }}
            >
              <strong>{background.split('.').slice(1).join(' ')}</strong>
              <span>
                {solved[theme][background]} · {ratios.get(`${ink} ${background}`)}
              </span>
            </div>
          )),
        )}
      </div>
    </Section>
  )
}
