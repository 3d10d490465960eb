/** Logical properties, valid right-to-left too, by physical property. */
const LOGICAL = {
  left: 'insetInlineStart',
  right: 'insetInlineEnd',
  top: 'insetBlockStart',
  bottom: 'insetBlockEnd',
}
for (const box of ['margin', 'padding']) {
  LOGICAL[`${box}Left`] = `${box}InlineStart`
  LOGICAL[`${box}Right`] = `${box}InlineEnd`
  LOGICAL[`${box}Top`] = `${box}BlockStart`
  LOGICAL[`${box}Bottom`] = `${box}BlockEnd`
}
for (const [physical, logical] of [
  ['Left', 'InlineStart'],
  ['Right', 'InlineEnd'],
  ['Top', 'BlockStart'],
  ['Bottom', 'BlockEnd'],
]) {
  for (const part of ['', 'Color', 'Style', 'Width'])
    LOGICAL[`border${physical}${part}`] = `border${logical}${part}`
}
const LOGICAL_VALUES = { left: 'start', right: 'end' }

/** True for a property that names a variant, whose value is a style or a list with one: `bottom: [sheet, { … }]`. */
const namesVariant = ({ value }) =>
  value.type === 'ObjectExpression' ||
  (value.type === 'ArrayExpression' && value.elements.some((element) => element?.type === 'ObjectExpression'))

/** Styles use logical properties: a brand may be read in Arabic. */
export const directionalStyle = {
  create(context) {
    return {
      Property(node) {
        const name = node.key?.name ?? node.key?.value
        if (Object.hasOwn(LOGICAL, name) && !namesVariant(node)) {
          context.report({ node, message: `'${name}' breaks right-to-left brands: use '${LOGICAL[name]}'.` })
        }
        const value = node.value?.value
        if (name === 'textAlign' && Object.hasOwn(LOGICAL_VALUES, value)) {
          context.report({
            node,
            message: `textAlign '${value}' breaks right-to-left brands: use '${LOGICAL_VALUES[value]}'.`,
          })
        }
      },
    }
  },
}
