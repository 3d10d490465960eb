import { Send } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSend = /* @__PURE__ */ makeIcon('send', Send, { mirrored: true })
