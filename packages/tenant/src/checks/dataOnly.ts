/** Code in a brand's file, which may hold data only. */
export interface CodeFinding {
  readonly found: string
  readonly expected: string
  readonly suggestion: string
}

/** Strings, templates, comments and regular expressions, which are replaced before the search for code. */
const SILENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g
const IMPORT = /\b(?:import|export)\s+(?:type\s+)?(?:[\w*\s{},$]+\s+from\s+)?(?:'([^'\n]*)'|"([^"\n]*)")/g
const RUNS =
  /=>|\bimport\s*\(|(?<![\w$.'"])(?:while|for|do|if|switch|try|throw|function|class|async|await|yield|new|delete|eval|require|process|globalThis|debugger|setTimeout|setInterval|fetch)\b(?!\s*:)/g

const PACKAGES = ['@livery/tenant', '@livery/theme']
/** Import of a file in the same folder, neither above nor below it. */
const NEIGHBOUR = /^\.\/[\w.-]+\.ts$/

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm

/** Import specifiers of a file, as written. */
function importsOf(text: string): string[] {
  return [...text.replaceAll(COMMENTS, '').matchAll(IMPORT)].map(
    ([, single, double]) => single ?? double ?? '',
  )
}

/** Files of the same folder that a file imports, without their `./`. */
export function neighboursOf(text: string): string[] {
  return importsOf(text)
    .filter((from) => NEIGHBOUR.test(from))
    .map((from) => from.slice(2))
}

/** True when a file has a default export. */
export function hasDefault(text: string): boolean {
  return /\bexport\s+default\b|\bas\s+default\b/.test(text.replaceAll(SILENT, '""'))
}

/**
 * Code that makes a brand's file more than plain data. Files of brands are imported to be read: a loop would
 * hang the command, and a file from a third party must not run on the operator's machine. The check is a rule
 * for honest files, not a sandbox for hostile ones.
 */
export function findCode(text: string): CodeFinding[] {
  const findings: CodeFinding[] = []
  for (const from of importsOf(text)) {
    if (PACKAGES.includes(from) || NEIGHBOUR.test(from)) continue
    findings.push({
      found: `an import of '${from}'`,
      expected: `imports of ${PACKAGES.join(', ')} and of files beside it (./overrides.ts)`,
      suggestion: 'A brand is data and stays in its folder: write the value here.',
    })
  }
  const speaking = text.replaceAll(SILENT, '""')
  const words = new Set([...speaking.matchAll(RUNS)].map(([word]) => word.replaceAll(/\s/g, '')))
  for (const word of words) {
    findings.push({
      found: `\`${word}\``,
      expected: 'data: values, and nothing that runs',
      suggestion: 'Write down the value that it would come to.',
    })
  }
  return findings
}
