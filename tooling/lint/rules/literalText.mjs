const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])
const HAS_WORD = /\p{L}{2,}/u

/** Text on the screen comes from the message catalogue, so that it can be translated. */
export const literalText = {
  create(context) {
    const advice =
      "Define it in the feature's *.messages.ts and render it with <FormattedMessage> or intl.formatMessage (components take it as a prop)."
    return {
      JSXText(node) {
        if (HAS_WORD.test(node.value)) {
          context.report({
            node,
            message: `Text '${node.value.trim().slice(0, 40)}' outside the catalogue. ${advice}`,
          })
        }
      },
      JSXAttribute(node) {
        const value = node.value?.type === 'Literal' ? node.value.value : undefined
        if (SPOKEN_ATTRIBUTES.has(node.name?.name) && typeof value === 'string' && HAS_WORD.test(value)) {
          context.report({
            node,
            message: `Text '${value.slice(0, 40)}' in '${node.name.name}' outside the catalogue. ${advice}`,
          })
        }
      },
    }
  },
}
