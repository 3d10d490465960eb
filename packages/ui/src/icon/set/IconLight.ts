import { Sun } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconLight = /* @__PURE__ */ makeIcon(Sun)
