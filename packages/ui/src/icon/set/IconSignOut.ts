import { LogOut } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSignOut = /* @__PURE__ */ makeIcon(LogOut, { mirrored: true })
