import { Languages } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconLanguage = /* @__PURE__ */ makeIcon(Languages)
