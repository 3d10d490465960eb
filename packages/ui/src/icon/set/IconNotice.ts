import { Bell } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconNotice = /* @__PURE__ */ makeIcon('notice', Bell)
