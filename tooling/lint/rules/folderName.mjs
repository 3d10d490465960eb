const EMPTY_NAMES = /(?:^|[/.-])(?:utils?|helpers?|common|managers?|misc)(?=[/.-]|$)/i

/** Folders have names that say what they hold: one such as `utils` collects everything. */
export const folderName = {
  create(context) {
    return {
      Program(node) {
        const path = context.filename.split('/').slice(-2).join('/')
        const found = EMPTY_NAMES.exec(path)
        if (found) {
          context.report({
            node,
            message: `'${path}': name the folder or file after its subject in the field's own terms, not '${found[0].replace(/^[/.-]/, '')}'.`,
          })
        }
      },
    }
  },
}
