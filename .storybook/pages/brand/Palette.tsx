import {
  contrastReport,
  tokenVariable,
  type SolvedBrand,
  type ThemeName,
  type TokenPath,
} from '@livery/theme'

import { Part } from './Part.tsx'

/** Grounds, and what is written on them. */
const GROUPS: readonly {
  readonly title: string
  readonly ink: TokenPath
  readonly grounds: readonly TokenPath[]
}[] = [
  {
    title: 'Surfaces',
    ink: 'color.text.primary',
    grounds: [
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
    grounds: ['color.brand.rest', 'color.brand.hover', 'color.brand.pressed'],
  },
  { title: 'Brand, soft', ink: 'color.brand.onSoft', grounds: ['color.brand.soft'] },
  {
    title: 'Accent',
    ink: 'color.accent.on',
    grounds: ['color.accent.rest', 'color.accent.hover', 'color.accent.pressed'],
  },
  { title: 'Accent, soft', ink: 'color.accent.onSoft', grounds: ['color.accent.soft'] },
  {
    title: 'Controls',
    ink: 'color.control.on',
    grounds: ['color.control.rest', 'color.control.hover', 'color.control.pressed'],
  },
  { title: 'Selected', ink: 'color.control.onSelected', grounds: ['color.control.selected'] },
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap((status) => [
    {
      title: status,
      ink: `color.status.${status}.on`,
      grounds: [`color.status.${status}.solid`],
    } as const,
    {
      title: `${status}, soft`,
      ink: `color.status.${status}.text`,
      grounds: [`color.status.${status}.soft`],
    } as const,
  ]),
  {
    title: 'Lottery balls',
    ink: 'color.ball.on',
    grounds: [
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

/** Every ground with its value and the ratio of what is written on it. */
export function Palette({ solved, theme }: PaletteProps) {
  const ratios = new Map(
    contrastReport(solved)
      .filter((reading) => reading.theme === theme)
      .map(({ foreground, ground, ratio }) => [`${foreground} ${ground}`, ratio.toFixed(1)]),
  )
  return (
    <Part title="Palette">
      <div className="sheet-palette">
        {GROUPS.flatMap(({ ink, grounds }) =>
          grounds.map((ground) => (
            <div
              key={ground}
              className="sheet-swatch"
              style={{ background: `var(${tokenVariable(ground)})`, color: `var(${tokenVariable(ink)})` }}
            >
              <strong>{ground.split('.').slice(1).join(' ')}</strong>
              <span>
                {solved[theme][ground]} · {ratios.get(`${ink} ${ground}`)}
              </span>
            </div>
          )),
        )}
      </div>
    </Part>
  )
}
