import {
  BrandError,
  defineBrand,
  solveBrand,
  type Brand,
  type BrandInput,
  type BrandProblem,
  type SolvedBrand,
} from '@livery/theme'
import faces from 'virtual:all-faces'

import { brandSource } from '../../../apps/cli/src/new/source.ts'
import { brandNamed } from '../../look.ts'
import { SampleComponents } from '../brand/SampleComponents.tsx'
import { themeVariables } from '../themeVariables.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { seedAt, SEED_GROUPS, withSeed, type SeedField } from './seedFields.ts'
import { packSeeds, unpackSeeds } from './seedsInAddress.ts'

import '../brand/brandSheet.css'
import './seeds.css'

export interface SeedsProps {
  /** Brand whose seeds are shown until one is changed. */
  readonly tenant: string
  /** Changed seeds, as `packSeeds` writes them; empty for those of the brand. */
  readonly seeds: string
  /** Called with the changed seeds. */
  readonly onChange: (seeds: string) => void
}

/** Both themes, or what is wrong with the seeds. */
type Solution = { readonly solved: SolvedBrand } | { readonly problems: readonly BrandProblem[] }

function solution(input: BrandInput): Solution {
  try {
    return { solved: solveBrand(defineBrand(input)) }
  } catch (error) {
    if (error instanceof BrandError) return { problems: error.problems }
    throw error
  }
}

/** Seeds of a brand without its seasons, which have times and no fields here. */
function inputOf({ seasons: _none, ...seeds }: Brand): BrandInput {
  return structuredClone(seeds)
}

/** Seeds of a brand beside what they become, in both themes at once. */
export function Seeds({ tenant, seeds, onChange }: SeedsProps) {
  const input = unpackSeeds(seeds) ?? inputOf(brandNamed(tenant))
  const result = solution(input)
  const source = brandSource(input)
  return (
    <main className="seeds" lang="en" dir="ltr">
      <style>{faces}</style>
      <form className="seeds-fields" onSubmit={(event) => event.preventDefault()}>
        <h1>Seeds</h1>
        {SEED_GROUPS.map(([title, fields]) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {fields.map((field) => (
              <Field
                key={field.path}
                field={field}
                value={seedAt(input, field.path)}
                onChange={(value) => onChange(packSeeds(withSeed(input, field.path, value)))}
              />
            ))}
          </fieldset>
        ))}
        <button type="button" onClick={() => onChange('')}>
          Back to {tenant}
        </button>
      </form>
      {'solved' in result ? (
        <div>
          <p className="seeds-note" role="status">
            Every pair of colours is legible. The address keeps these seeds.{' '}
            <button type="button" onClick={() => void navigator.clipboard.writeText(parent.location.href)}>
              Copy the address
            </button>
          </p>
          <div className="seeds-shown">
            <Preview solved={result.solved} />
            <ScreenFrame tenant={tenant} solved={result.solved} faces={faces} />
          </div>
        </div>
      ) : (
        <ul className="seeds-problems" role="alert">
          {result.problems.map(({ field, found, allowed }) => (
            <li key={field}>
              {field}: found {found}, allowed is {allowed}
            </li>
          ))}
        </ul>
      )}
      <section className="seeds-source" aria-label="brand.ts">
        <button type="button" onClick={() => void navigator.clipboard.writeText(source)}>
          Copy brand.ts
        </button>
        <pre>{source}</pre>
      </section>
    </main>
  )
}

function Preview({ solved }: { readonly solved: SolvedBrand }) {
  return (
    <div className="sheet seeds-preview">
      {(['dark', 'light'] as const).map((theme) => (
        <section
          key={theme}
          className="sheet-theme"
          data-theme={theme}
          aria-label={theme}
          style={themeVariables(solved[theme])}
        >
          <h2 className="seeds-headline">Your night, your numbers</h2>
          <SampleComponents theme={theme} />
        </section>
      ))}
    </div>
  )
}

interface FieldProps {
  readonly field: SeedField
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function Field({ field, value, onChange }: FieldProps) {
  return (
    <label>
      <span>{field.label}</span>
      {field.kind === 'word' && (
        <select value={String(value ?? '')} onChange={(event) => onChange(event.currentTarget.value)}>
          {value === undefined && <option value="">as usual</option>}
          {field.words.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
      {field.kind === 'colour' && (
        <input type="color" value={String(value)} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {field.kind === 'number' && (
        <input
          type="range"
          min={field.least}
          max={field.most}
          step={field.step}
          value={Number(value ?? 0)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </label>
  )
}
