import { parseSync } from 'vite'

/** Members of interfaces in a module that have no docstring right before them, as `Interface.member`. */
export function undocumentedProps(file: string, source: string): readonly string[] {
  const { program, comments } = parseSync(file, source)
  const docstringEnds = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end)
  const isDocumented = (start: number): boolean =>
    docstringEnds.some((end) => end <= start && source.slice(end, start).trim() === '')
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'TSInterfaceDeclaration') return []
    return declared.body.body
      .filter((member) => member.type === 'TSPropertySignature' && !isDocumented(member.start))
      .map((member) => `${declared.id.name}.${nameOf(source.slice(member.start, member.end))}`)
  })
}

/** `readonly name?: type` → `name` */
const nameOf = (member: string): string => /^(?:readonly\s+)?['"]?([\w-]+)/.exec(member)?.[1] ?? member
