import { directionalStyle } from './rules/directionalStyle.mjs'
import { folderName } from './rules/folderName.mjs'
import { literalText } from './rules/literalText.mjs'
import { openDoor } from './rules/openDoor.mjs'
import { plainComment } from './rules/plainComment.mjs'
import { rawStyle } from './rules/rawStyle.mjs'
import { tenantBranch } from './rules/tenantBranch.mjs'
import { wireSpelling } from './rules/wireSpelling.mjs'

/** Lint rules of this repository, which no public rule set has. */
export default {
  meta: { name: 'livery' },
  rules: {
    'directional-style': directionalStyle,
    'literal-text': literalText,
    'open-door': openDoor,
    'plain-comment': plainComment,
    'raw-style': rawStyle,
    'folder-name': folderName,
    'tenant-branch': tenantBranch,
    'wire-spelling': wireSpelling,
  },
}
