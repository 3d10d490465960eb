import { LogOut } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSignOut = /* @__PURE__ */ makeIcon('sign-out', LogOut, { mirrored: true })
