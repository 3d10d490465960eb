import { CircleX } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconFailure = /* @__PURE__ */ makeIcon('failure', CircleX)
