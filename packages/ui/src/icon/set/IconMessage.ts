import { MessageCircle } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconMessage = /* @__PURE__ */ makeIcon('message', MessageCircle, { mirrored: true })
