import { Pencil } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconEdit = /* @__PURE__ */ makeIcon(Pencil)
