import * as icons from '@livery/ui/icon'

import { Section } from './Section.tsx'

/** Complete icon set in the text's colour. */
export function Icons() {
  return (
    <Section title="Icons">
      <div className="sheet-icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </div>
    </Section>
  )
}
