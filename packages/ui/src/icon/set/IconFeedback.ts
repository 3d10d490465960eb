import { MessageSquarePlus } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconFeedback = /* @__PURE__ */ makeIcon('feedback', MessageSquarePlus, { mirrored: true })
