import { directionalStyle } from './rules/directionalStyle.mjs'
import { literalText } from './rules/literalText.mjs'
import { rawStyle } from './rules/rawStyle.mjs'
import { roomName } from './rules/roomName.mjs'
import { tenantBranch } from './rules/tenantBranch.mjs'

/** The rules of this house that no public rule set knows. */
export default {
  meta: { name: 'livery' },
  rules: {
    'directional-style': directionalStyle,
    'literal-text': literalText,
    'raw-style': rawStyle,
    'room-name': roomName,
    'tenant-branch': tenantBranch,
  },
}
