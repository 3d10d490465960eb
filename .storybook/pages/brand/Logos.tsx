import { tokenVariable, type ThemeName, type TokenPath } from '@livery/theme'

import { Section } from './Section.tsx'

const files = import.meta.glob<string>('../../../tenants/*/assets/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

const assetOf = (tenant: string, name: string): string | undefined =>
  files[`../../../tenants/${tenant}/assets/${name}.svg`]

const SURFACES: readonly TokenPath[] = [
  'color.surface.page',
  'color.surface.card',
  'color.surface.raised',
  'color.surface.overlay',
]

/** Logo on each surface where it is allowed, and the app icon. */
export function Logos({ tenant, theme }: { readonly tenant: string; readonly theme: ThemeName }) {
  const logo = (theme === 'light' ? assetOf(tenant, 'logo-light') : undefined) ?? assetOf(tenant, 'logo')
  const icon = assetOf(tenant, 'icon')
  return (
    <Section title="Logo">
      <div className="sheet-grid" data-columns="2">
        {SURFACES.map((path) => (
          <figure key={path} className="sheet-logo" style={{ background: `var(${tokenVariable(path)})` }}>
            {logo !== undefined && <img src={logo} alt={`${tenant} logo`} height={40} />}
            <figcaption>{path.split('.').at(-1)}</figcaption>
          </figure>
        ))}
      </div>
      {icon !== undefined && (
        <div className="sheet-row">
          {[64, 44, 28].map((side) => (
            <img
              key={side}
              className="sheet-icon"
              src={icon}
              alt={`${tenant} icon, ${side} px`}
              width={side}
            />
          ))}
        </div>
      )}
    </Section>
  )
}
