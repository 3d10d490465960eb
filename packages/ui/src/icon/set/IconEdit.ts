import { Pencil } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconEdit = /* @__PURE__ */ makeIcon('edit', Pencil)
