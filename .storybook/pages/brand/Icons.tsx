import * as icons from '@livery/ui/icon'

import { Part } from './Part.tsx'

/** The whole set in the text's colour. */
export function Icons() {
  return (
    <Part title="Icons">
      <div className="sheet-icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </div>
    </Part>
  )
}
