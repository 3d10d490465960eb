import { ScrollText } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconRecord = /* @__PURE__ */ makeIcon(ScrollText, { mirrored: true })
