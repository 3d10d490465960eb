import { ExternalLink } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconExternal = /* @__PURE__ */ makeIcon('external', ExternalLink, { mirrored: true })
