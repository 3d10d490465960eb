import { Trash2 } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconDelete = /* @__PURE__ */ makeIcon('delete', Trash2)
