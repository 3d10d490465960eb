import { CircleX } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconFailure = /* @__PURE__ */ makeIcon(CircleX)
