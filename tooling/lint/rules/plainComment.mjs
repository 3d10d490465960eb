/** First words that leave out the subject of a comment, with the remedy for each. */
const OPENERS = [
  [/^Whether\b/, "write 'True while …' or 'True when …'"],
  [/^Where\b(?![^.;:]*,)/, "name the place, as in 'Folder of …' or 'Address of …'"],
  [/^(?:What|Whatever)\b/, "begin with the noun that a reader would search for, as in 'Queue of …'"],
  [/^(?:Who|Whoever|Whom|Whose)\b/, "name the person, as in 'Member who …' or 'Visitors of …'"],
  [/^(?:Nobody|Somebody|Anybody|Everybody)\b/, "name the people, as in 'No member …' or 'All visitors …'"],
  [/^(?:It|They)\b/, 'repeat the noun that the pronoun refers to'],
]

/** Text of a comment without the stars of a documentation block. */
const textOf = ({ value }) => value.replace(/^[*!]*\s*(?:\*\s+)?/, '')

/** Comments begin with their subject, so that a search for it finds them. */
export const plainComment = {
  create(context) {
    return {
      Program() {
        let previous
        for (const comment of context.sourceCode.getAllComments()) {
          const continues =
            comment.type === 'Line' &&
            previous?.type === 'Line' &&
            previous.loc.end.line + 1 === comment.loc.start.line
          previous = comment
          if (continues) continue
          const text = textOf(comment)
          const [pattern, remedy] = OPENERS.find(([opener]) => opener.test(text)) ?? []
          if (pattern !== undefined) {
            const found = pattern.exec(text)[0]
            context.report({ loc: comment.loc, message: `Comment opens with '${found}': ${remedy}.` })
          }
        }
      },
    }
  },
}
