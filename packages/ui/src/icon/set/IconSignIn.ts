import { LogIn } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSignIn = /* @__PURE__ */ makeIcon(LogIn, { mirrored: true })
