import { placesIn, readLiteral, type LiteralForm } from '../data/readLiteral.ts'
import type { Problem } from '../problem.ts'
import { LARGEST, readBrandFile, refusalOf, textOf } from './brandFile.ts'

/** A data file of a brand, or of several. */
export interface DataSource {
  /** Brand that it is read for. */
  readonly tenant: string
  /** Absolute path of its folder. */
  readonly folder: string
  readonly name: string
  /** Path of the file for problems. */
  readonly file: string
}

/** Data of a file, or its problems. */
export interface DataFile {
  readonly file: string
  readonly value?: unknown
  readonly problems: readonly Problem[]
  /** Line and column of a field, as `12:3`. */
  readonly placeOf: (field: string) => string
}

/** Problem of a whole file. */
export function fileProblem(
  { tenant, file }: Pick<DataSource, 'tenant' | 'file'>,
  found: string,
  expected: string,
  suggestion = '',
): Problem {
  return { tenant, file, field: '', code: 'load', found, expected, suggestion, level: 'error' }
}

const atTheStart = () => '1:1'

/** Reads a file as data: it is parsed and never run. @returns undefined for no such file */
export function readDataFile(source: DataSource, form: LiteralForm): DataFile | undefined {
  const { folder, name, file } = source
  try {
    const content = readBrandFile(folder, name, LARGEST.source)
    if (content === undefined) return undefined
    const text = textOf(content)
    const { value, findings, offsetOf } = readLiteral(text, form)
    const placeAt = placesIn(text)
    return {
      file,
      ...(findings.length === 0 ? { value } : {}),
      problems: findings.map(({ offset, found, expected, suggestion }) => ({
        ...fileProblem(source, found, expected, suggestion),
        place: placeAt(offset),
      })),
      placeOf: (field) => placeAt(offsetOf(field)),
    }
  } catch (error) {
    const { found, expected, suggestion } = refusalOf(error)
    const problems = [fileProblem(source, found, expected, suggestion)]
    return { file, problems, placeOf: atTheStart }
  }
}

/** File that has to be there and is not. */
export function missingFile(source: DataSource, { expected }: LiteralForm): DataFile {
  const problems = [fileProblem(source, 'no such file', expected)]
  return { file: source.file, problems, placeOf: atTheStart }
}
