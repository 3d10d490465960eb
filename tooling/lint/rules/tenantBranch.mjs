const COMPARISONS = new Set(['===', '!==', '==', '!='])

function asksWho(node) {
  if (node?.type !== 'MemberExpression') return false
  const property = node.property?.name
  const owner = node.object?.name ?? node.object?.property?.name ?? ''
  return property === 'merchantCode' || (property === 'id' && /tenant|brand/i.test(owner))
}

/** Code never compares a tenant's id: it reads a flag, a template or a capability. */
export const tenantBranch = {
  create(context) {
    const message =
      'Code may not ask which tenant it is: add a flag, a layout variant or a capability to TenantConfig and ask that, so that a new brand needs no code.'
    return {
      BinaryExpression(node) {
        const literal = node.left.type === 'Literal' || node.right.type === 'Literal'
        if (COMPARISONS.has(node.operator) && literal && (asksWho(node.left) || asksWho(node.right))) {
          context.report({ node, message })
        }
      },
      SwitchStatement(node) {
        if (asksWho(node.discriminant)) context.report({ node, message })
      },
    }
  },
}
