import { Section } from './Section.tsx'

const STEPS = ['display', 'heading', 'title', 'lead', 'body', 'small', 'caption'] as const
const HEADINGS: ReadonlySet<string> = new Set(['display', 'heading', 'title'])

/** Seven type sizes with letters of three scripts. */
export function TypeScale() {
  return (
    <Section title="Type">
      {STEPS.map((step) => (
        <div key={step} className="sheet-step">
          <span>{step}</span>
          <span
            style={{
              fontSize: `var(--lv-type-${step}-size)`,
              lineHeight: `var(--lv-type-${step}-line-height)`,
              fontFamily: `var(--lv-font-${HEADINGS.has(step) ? 'display' : 'text'})`,
              fontWeight: `var(--lv-font-weight-${HEADINGS.has(step) ? 'display' : 'regular'})`,
            }}
          >
            Hợp lệ 1,234.56 · ملعب
          </span>
        </div>
      ))}
    </Section>
  )
}
