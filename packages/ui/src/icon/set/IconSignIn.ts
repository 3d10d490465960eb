import { LogIn } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSignIn = /* @__PURE__ */ makeIcon('sign-in', LogIn, { mirrored: true })
