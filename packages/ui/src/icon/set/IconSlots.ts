import { Cherry } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSlots = /* @__PURE__ */ makeIcon(Cherry)
