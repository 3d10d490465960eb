import { solveBrand, type ThemeName } from '@livery/theme'

import { brandNamed } from '../../look.ts'
import { ContrastTable } from './ContrastTable.tsx'
import { Icons } from './Icons.tsx'
import { Logos } from './Logos.tsx'
import { Palette } from './Palette.tsx'
import { SampleComponents } from './SampleComponents.tsx'
import { Shape } from './Shape.tsx'
import { TypeScale } from './TypeScale.tsx'

import './brandSheet.css'

export interface BrandSheetProps {
  /** Folder of the brand in `tenants/`. */
  readonly tenant: string
}

const THEMES: readonly ThemeName[] = ['dark', 'light']

/** All tokens of a brand, dark and light side by side. The document must already use the brand. */
export function BrandSheet({ tenant }: BrandSheetProps) {
  const brand = brandNamed(tenant)
  const solved = solveBrand(brand)
  return (
    <main className="sheet" lang="en" dir="ltr">
      <h1 className="sheet-name">{tenant}</h1>
      <p className="sheet-tools">
        <a target="_top" href={`./?path=/story/brands-seeds--live&globals=tenant:${tenant}`}>
          Change the seeds of {tenant}
        </a>
        <a target="_top" href={`./?path=/story/brands-tokens--all&globals=tenant:${tenant}`}>
          All tokens
        </a>
        <a target="_top" href="./?path=/story/brands-compare--looks">
          Compare with the others
        </a>
      </p>
      {THEMES.map((theme) => (
        <section key={theme} className="sheet-theme" data-theme={theme} aria-label={`${tenant}, ${theme}`}>
          <header className="sheet-head">
            <h2>{theme === 'dark' ? 'Dark' : 'Light'}</h2>
            <p>
              {brand.colors.brand} · {brand.colors.accent} · {brand.type.text.face} · radius {brand.radius} ·{' '}
              {brand.density}
            </p>
          </header>
          <Logos tenant={tenant} theme={theme} />
          <SampleComponents theme={theme} />
          <Palette solved={solved} theme={theme} />
          <TypeScale />
          <Shape />
          <Icons />
          <ContrastTable solved={solved} theme={theme} />
        </section>
      ))}
    </main>
  )
}
