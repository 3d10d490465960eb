import { MessageSquarePlus } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconFeedback = /* @__PURE__ */ makeIcon(MessageSquarePlus, { mirrored: true })
