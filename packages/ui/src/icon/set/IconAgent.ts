import { Handshake } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconAgent = /* @__PURE__ */ makeIcon(Handshake)
