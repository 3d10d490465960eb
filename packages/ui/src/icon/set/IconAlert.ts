import { CircleAlert } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconAlert = /* @__PURE__ */ makeIcon('alert', CircleAlert)
