import { FileText } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconDocument = /* @__PURE__ */ makeIcon(FileText)
