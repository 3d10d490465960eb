import { Handshake } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconAgent = /* @__PURE__ */ makeIcon('agent', Handshake)
