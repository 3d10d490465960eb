const EMPTY_NAMES = /(?:^|[/.-])(?:utils?|helpers?|common|managers?|misc)(?=[/.-]|$)/i

/** A name that says nothing collects everything. */
export const roomName = {
  create(context) {
    return {
      Program(node) {
        const path = context.filename.split('/').slice(-2).join('/')
        const found = EMPTY_NAMES.exec(path)
        if (found) {
          context.report({
            node,
            message: `'${path}': name the room after what it answers in the field's own terms, not '${found[0].replace(/^[/.-]/, '')}'.`,
          })
        }
      },
    }
  },
}
