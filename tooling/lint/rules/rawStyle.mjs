const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const NAMED_COLOUR =
  /^(?:black|white|red|green|blue|gr[ae]y|silver|gold|orange|yellow|purple|pink|brown|teal|navy|maroon|cyan|magenta|lime|olive)$/i
const LENGTH = /(?:^|[\s(,+*/-])-?\d*\.?\d+(?:px|rem|pt)\b/

/** Properties whose plain numbers carry no unit. */
const UNITLESS = new Set([
  'animationIterationCount',
  'aspectRatio',
  'columnCount',
  'columns',
  'flex',
  'flexGrow',
  'flexShrink',
  'fillOpacity',
  'gridArea',
  'gridColumn',
  'gridColumnEnd',
  'gridColumnStart',
  'gridRow',
  'gridRowEnd',
  'gridRowStart',
  'lineClamp',
  'lineHeight',
  'opacity',
  'order',
  'orphans',
  'scale',
  'strokeOpacity',
  'WebkitLineClamp',
  'widows',
  'zoom',
])
const TOKEN_FAMILY = [
  [/colou?r|background|fill|stroke|shadow|outline$/i, 'vars.color.* (or vars.shadow.*, vars.gradient.*)'],
  [/radius/i, 'vars.radius.*'],
  [/border|outline/i, 'vars.line.*'],
  [/fontSize|lineHeight/i, 'vars.type.*'],
  [/fontWeight|fontFamily/i, 'vars.font.*'],
  [/zIndex/i, 'vars.layer.*'],
  [/transition|animation|duration/i, 'vars.motion.*'],
  [/margin|padding|gap|inset/i, 'vars.space.*'],
]

function familyOf(property) {
  return TOKEN_FAMILY.find(([pattern]) => pattern.test(property))?.[1] ?? 'vars.size.* or vars.space.*'
}

function propertyName(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Property') return String(at.key?.name ?? at.key?.value ?? '')
  }
  return ''
}

/** Styles use tokens only, so that every brand changes every component. */
export const rawStyle = {
  create(context) {
    function check(node, text) {
      const property = propertyName(node)
      if (property.startsWith('@')) return
      if (
        COLOUR.test(text) ||
        (NAMED_COLOUR.test(text) && /colou?r|background|fill|stroke/i.test(property))
      ) {
        context.report({
          node,
          message: `Raw colour '${text}': brands decide colours. Use ${familyOf(property || 'color')}.`,
        })
      } else if (LENGTH.test(text)) {
        context.report({ node, message: `Raw size '${text}': use ${familyOf(property)}.` })
      }
    }
    return {
      Literal(node) {
        if (
          typeof node.value === 'string' &&
          node.parent.type !== 'ImportDeclaration' &&
          node.parent.key !== node
        ) {
          check(node, node.value)
        }
        if (
          typeof node.value === 'number' &&
          node.value !== 0 &&
          node.parent.type === 'Property' &&
          node.parent.value === node
        ) {
          const property = propertyName(node)
          if (/^[a-z]/.test(property) && !UNITLESS.has(property)) {
            context.report({
              node,
              message: `Raw number ${node.value} for '${property}': use ${familyOf(property)}.`,
            })
          }
        }
      },
      TemplateElement(node) {
        check(node, node.value.raw)
      },
    }
  },
}
