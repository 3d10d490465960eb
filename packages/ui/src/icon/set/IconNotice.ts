import { Bell } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconNotice = /* @__PURE__ */ makeIcon(Bell)
