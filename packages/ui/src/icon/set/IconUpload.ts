import { Upload } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconUpload = /* @__PURE__ */ makeIcon(Upload)
