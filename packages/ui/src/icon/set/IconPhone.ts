import { Phone } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPhone = /* @__PURE__ */ makeIcon(Phone)
