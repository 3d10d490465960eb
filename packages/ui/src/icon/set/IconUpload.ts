import { Upload } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconUpload = /* @__PURE__ */ makeIcon('upload', Upload)
