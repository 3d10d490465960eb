import { Languages } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconLanguage = /* @__PURE__ */ makeIcon('language', Languages)
