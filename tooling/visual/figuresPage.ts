import type { PropertyTests } from './propertyTests.ts'
import type { StepReport } from './stepReport.ts'
import type { Look, Story } from './storyPictures.ts'

/** Counts that are read from the sources. */
export interface Counted {
  readonly stories: readonly Story[]
  /** Brands × themes that matrix stories are examined in. */
  readonly looks: readonly Look[]
  /** Looks in which matrix stories are examined: those of the walked brands. */
  readonly walked: readonly Look[]
  readonly properties: PropertyTests
}

export interface Figures extends Counted {
  readonly steps: readonly StepReport[]
  /** Bytes, minified and brotli, React not counted. */
  readonly weights: readonly {
    readonly component: string
    readonly script: number
    readonly style: number
    readonly later: number
    readonly own?: number
  }[]
}

const kilobytes = (bytes = 0): string => (bytes / 1000).toFixed(2)
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** First part of a story's title: `Components`, `Screens`. */
const sectionOf = ({ title }: Story): string => title.split('/')[0] ?? title

function violations(steps: readonly StepReport[]): string {
  const result = steps.find(({ step }) => step === 'stories')?.result
  if (result === undefined) return 'not run since the reports were cleared'
  if (result.failed > 0) return `at most in ${result.failed} stories that failed`
  return '0 (one would have failed its story)'
}

/** Rows of the page that are counted from the sources alone; `npm test` checks that the page has them. */
export function countedRows({ stories, looks, walked, properties }: Counted): string[] {
  const components = new Set(
    stories.filter((one) => sectionOf(one) === 'Components').map(({ title }) => title),
  )
  const sections = [...Map.groupBy(stories, sectionOf)].map(
    ([name, { length }]) => `${length} ${name.toLowerCase()}`,
  )
  const tested = stories.filter(({ tags }) => !tags.includes('!test'))
  const matrix = tested.filter(({ tags }) => tags.includes('matrix')).length
  return [
    row(['Components', components.size]),
    row(['Stories', `${stories.length}: ${sections.sort().join(', ')}`]),
    row(['Looks', `${looks.length}: ${looks.map(({ tenant, theme }) => `${tenant} ${theme}`).join(', ')}`]),
    row([
      'Examinations by axe',
      `${tested.length + matrix * walked.length}: every story once, ${matrix} matrix stories in ${walked.length} looks`,
    ]),
    row(['Examinations by the probe', `${tested.length * 2}: every story in both themes`]),
    row(['Property tests', `${properties.properties} rules in ${properties.files} files`]),
  ]
}

/** The figures as a page of Markdown. */
export function figuresPage(figures: Figures): string {
  const { steps, weights } = figures
  const ran = steps.map(({ step, result }) =>
    row(
      result === undefined
        ? [step, 'not run', '', '']
        : [step, result.passed, result.failed, result.cached ? 'cached' : result.seconds.toFixed(0)],
    ),
  )
  const sizes = weights.map(({ component, script, style, later, own }) =>
    row([
      component,
      kilobytes(script),
      kilobytes(own),
      kilobytes(style),
      later === 0 ? '' : kilobytes(later),
    ]),
  )
  return `# Figures

Counted by \`npm run figures -- --write\`; do not edit by hand. Test counts and times are those of the last \`npm test\`.

| | |
| --- | --- |
${countedRows(figures).join('\n')}
${row(['Violations found by axe', violations(steps)])}

## Tests

| Step | Passed | Failed | Seconds |
| --- | --- | --- | --- |
${ran.join('\n')}

## What each component weighs alone

Kilobytes, minified and brotli, React not counted. *Own* is its script without the components inside it, *later* what it
fetches by itself when it needs it. \`node packages/ui/scripts/componentSizes.ts --own\` prints the same.

| Component | Script | Own | Style | Later |
| --- | --- | --- | --- | --- |
${sizes.join('\n')}
`
}
