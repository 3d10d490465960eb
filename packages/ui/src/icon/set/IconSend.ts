import { Send } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSend = /* @__PURE__ */ makeIcon(Send, { mirrored: true })
