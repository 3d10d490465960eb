import { LockKeyhole } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconLock = /* @__PURE__ */ makeIcon('lock', LockKeyhole)
