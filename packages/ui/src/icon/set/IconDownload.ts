import { Download } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconDownload = /* @__PURE__ */ makeIcon(Download)
