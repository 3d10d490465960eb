import { Mail } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconMail = /* @__PURE__ */ makeIcon('mail', Mail)
