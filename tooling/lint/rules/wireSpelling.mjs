/** Spellings of the gateway, with the site's own name for each and the file that maps it. */
const SPELLINGS = new Map([
  ['vassalage', ['vendor', 'gameMapping.ts, lotteryMapping.ts or walletMapping.ts']],
  ['numero', ['drawNumber', 'lotteryMapping.ts']],
  ['lottoMode', ['playTypes', 'gameMapping.ts or lotteryMapping.ts']],
  ['gameClassify', ['classification', 'gameMapping.ts']],
  ['mobileLargeIcon', ['picture', 'gameMapping.ts']],
  ['showIcon', ['picture', 'gameMapping.ts']],
  ['accountTypeName', ['name', 'gameMapping.ts or walletMapping.ts']],
  ['merchant_code', ['merchantCode', 'catalogue.queries.ts']],
  ['sumBalance', ['total', 'walletMapping.ts']],
  ['mobileTemplate', ['templates', 'templateMapping.ts']],
  ['mem_cen', ['memberCentreLayout', 'templateMapping.ts']],
  ['dep_func', ['depositLayout', 'templateMapping.ts']],
  ['login_prompt_text', ['invitation', 'templateMapping.ts']],
  ['dailysalreqtype', ['salary', 'contractRequestsMapping.ts']],
  ['contracthoursalreq', ['hourly', 'contractRequestsMapping.ts']],
  ['divtypecompperiodreq', ['dividend', 'contractRequestsMapping.ts']],
  ['unReadCount', ['unread', 'inbox.queries.ts or messageCenter.queries.ts']],
])

/** Files in which answers arrive and requests are written, and tests, which play the gateway. */
const MAPS = /(?:Mapping|\.queries|\.samples|\.stories|\.test)\.tsx?$|\/testing\//

/**
 * The gateway's own spellings end where an answer arrives (D-0009). An identifier may not hold one either:
 * `numeroQuery` and `lastNumero` are refused as `numero` is.
 */
export const wireSpelling = {
  create(context) {
    if (MAPS.test(context.filename)) return {}
    function check(node, name) {
      const lower = name.toLowerCase()
      for (const [spelling, [own, mapper]] of SPELLINGS) {
        if (!lower.includes(spelling.toLowerCase())) continue
        context.report({
          node,
          message: `'${name}' holds the gateway's spelling '${spelling}': use '${own}', mapped in ${mapper} where the answer arrives or the request is written.`,
        })
      }
    }
    return {
      Identifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
      Literal(node) {
        // A whole text is a key or a placeholder; words and addresses may hold a spelling by chance.
        if (typeof node.value === 'string' && SPELLINGS.has(node.value)) check(node, node.value)
      },
    }
  },
}
