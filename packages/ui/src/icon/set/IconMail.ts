import { Mail } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconMail = /* @__PURE__ */ makeIcon(Mail)
