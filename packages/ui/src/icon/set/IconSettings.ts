import { Settings } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSettings = /* @__PURE__ */ makeIcon(Settings)
