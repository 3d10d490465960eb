import { LockKeyhole } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconLock = /* @__PURE__ */ makeIcon(LockKeyhole)
