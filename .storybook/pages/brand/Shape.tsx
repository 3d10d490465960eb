import { Section } from './Section.tsx'

const RADII = ['small', 'medium', 'large', 'control', 'card', 'sheet', 'pill'] as const
const HEIGHTS = ['card', 'raised', 'overlay'] as const
const GRADIENTS = ['page', 'card', 'brand', 'hero'] as const

/** Corner radii, elevations and gradients. */
export function Shape() {
  return (
    <Section title="Shape, height and gradients">
      <div className="sheet-grid" data-columns="4">
        {RADII.map((name) => (
          <div key={name} className="sheet-box" style={{ borderRadius: `var(--lv-radius-${name})` }}>
            {name}
          </div>
        ))}
      </div>
      <div className="sheet-grid" data-columns="3">
        {HEIGHTS.map((name) => (
          <div
            key={name}
            className="sheet-box"
            style={{
              background: `var(--lv-color-surface-${name})`,
              boxShadow: `var(--lv-shadow-${name})`,
            }}
          >
            {name}
          </div>
        ))}
      </div>
      <div className="sheet-grid" data-columns="4">
        {GRADIENTS.map((name) => (
          <figure key={name} className="sheet-gradient">
            <div style={{ backgroundImage: `var(--lv-gradient-${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
