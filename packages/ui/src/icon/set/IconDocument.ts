import { FileText } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconDocument = /* @__PURE__ */ makeIcon('document', FileText)
