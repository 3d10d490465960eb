import { ImageIcon } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPicture = /* @__PURE__ */ makeIcon(ImageIcon)
