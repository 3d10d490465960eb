import type { PropertyTests } from './propertyTests.ts'
import type { StepReport } from './stepReport.ts'
import type { Look, Story } from './storyPictures.ts'

export interface Figures {
  readonly stories: readonly Story[]
  /** Brands × themes that matrix stories are examined in. */
  readonly looks: readonly Look[]
  readonly properties: PropertyTests
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

function examined(figures: Figures): string {
  const { stories, looks, steps } = figures
  const matrix = stories.filter(({ tags }) => tags.includes('matrix')).length
  const result = steps.find(({ step }) => step === 'stories')?.result
  const found =
    result === undefined
      ? 'not run since the reports were cleared'
      : result.failed === 0
        ? '0 (one would have failed its story)'
        : `at most in ${result.failed} stories that failed`
  return [
    row(['Violations found by axe', found]),
    row([
      'Examinations by axe',
      `${stories.length + matrix * looks.length}: every story once, ${matrix} matrix stories in ${looks.length} looks`,
    ]),
    row(['Examinations by the probe', `${stories.length * 2}: every story in both themes`]),
  ].join('\n')
}

/** The figures as a page of Markdown. */
export function figuresPage(figures: Figures): string {
  const { stories, looks, properties, steps, weights } = figures
  const components = new Set(
    stories.filter((one) => sectionOf(one) === 'Components').map(({ title }) => title),
  )
  const sections = Map.groupBy(stories, sectionOf)
  const told = [...sections].map(([name, { length }]) => `${length} ${name.toLowerCase()}`).join(', ')
  const ran = steps.map(({ step, result }) =>
    row(
      result === undefined
        ? [step, 'not run', '', '']
        : [step, result.passed, result.failed, result.seconds.toFixed(0)],
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
| Components | ${components.size} |
| Stories | ${stories.length}: ${told} |
| Looks | ${looks.length}: ${looks.map(({ tenant, theme }) => `${tenant} ${theme}`).join(', ')} |
${examined(figures)}
| Property tests | ${properties.properties} rules in ${properties.files} files |

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
