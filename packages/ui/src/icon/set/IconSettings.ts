import { Settings } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSettings = /* @__PURE__ */ makeIcon('settings', Settings)
