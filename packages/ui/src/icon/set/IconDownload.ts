import { Download } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconDownload = /* @__PURE__ */ makeIcon('download', Download)
