import { ScrollText } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconRecord = /* @__PURE__ */ makeIcon('record', ScrollText, { mirrored: true })
