/** Functions of `node:child_process` that hand a text to a shell. */
const SHELLS = new Set(['exec', 'execSync'])

/** Module of a program's other programs, in both spellings. */
const CHILDREN = new Set(['child_process', 'node:child_process'])

const nameOf = ({ key }) => key?.name ?? key?.value

/** No command goes through a shell, and no certificate is left unchecked. */
export const openDoor = {
  create(context) {
    return {
      ImportDeclaration(node) {
        if (!CHILDREN.has(node.source.value)) return
        for (const specifier of node.specifiers) {
          const name = specifier.imported?.name
          if (name === undefined)
            context.report({ node: specifier, message: 'Name what is imported: a shell would not be seen.' })
          else if (SHELLS.has(name))
            context.report({
              node: specifier,
              message: `'${name}' runs a shell: start the program with a list of arguments, by execFile or spawn.`,
            })
        }
      },
      Property(node) {
        const name = nameOf(node)
        const { value } = node
        if (name === 'shell' && value?.type === 'Literal' && value.value !== false)
          context.report({ node, message: 'A shell reads arguments as commands: start the program itself.' })
        if (name === 'rejectUnauthorized' && value?.type === 'Literal' && value.value === false)
          context.report({ node, message: "Every certificate is checked: leave 'rejectUnauthorized' alone." })
        if (name === 'NODE_TLS_REJECT_UNAUTHORIZED')
          context.report({ node, message: `Every certificate is checked: '${name}' is for nobody.` })
      },
      MemberExpression({ property }) {
        const name = property?.name ?? property?.value
        if (name === 'NODE_TLS_REJECT_UNAUTHORIZED')
          context.report({
            node: property,
            message: `Every certificate is checked: '${name}' is for nobody.`,
          })
      },
    }
  },
}
