/**
 * Builds one library package as it would be published and meets it as a consumer does:
 * tsup, declarations, pack, publint, are-the-types-wrong. Run in the package's folder.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { parse } from 'yaml'

import { publishedExports, readManifest } from './entries.ts'

const folder = process.cwd()
const { name } = readManifest(folder)

function run(command: string, args: string[], cwd = folder): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string }
    process.stderr.write(`${name}: ${command} ${args.join(' ')}\n${stdout}${stderr}\n`)
    process.exit(1)
  }
}

function writeDeclarations(): void {
  const config = join(folder, 'dist/tsconfig.json')
  const settings = {
    extends: '../tsconfig.json',
    include: ['../src'],
    exclude: ['../src/**/*.test.ts', '../src/**/*.test.tsx', '../src/**/*.stories.tsx'],
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../src',
      outDir: '.',
    },
  }
  writeFileSync(config, JSON.stringify(settings))
  run('tsc', ['-p', config])
  rmSync(config)
  // The compiler leaves '.ts' in the specifiers of declarations; a consumer's resolver looks for '.js'.
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g, '$1.js$2'))
  }
}

/** `catalog:` and `workspace:*` mean something here only; a consumer needs the versions they stand for. */
function publishedDependencies(
  dependencies: Record<string, string>,
  ownVersion: string,
): Record<string, string> {
  const workspace = readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8')
  const { catalog } = parse(workspace) as { catalog: Record<string, string> }
  const versionOf = (dependency: string, range: string) => {
    if (range.startsWith('workspace:')) return ownVersion
    if (range !== 'catalog:') return range
    const version = catalog[dependency]
    if (version === undefined)
      throw new Error(`${name}: '${dependency}' is not in the catalog of pnpm-workspace.yaml.`)
    return `^${version.replace(/^\^/, '')}`
  }
  return Object.fromEntries(Object.entries(dependencies).map(([key, range]) => [key, versionOf(key, range)]))
}

/** A copy whose manifest names the built files: the working tree's manifest keeps naming sources. */
function copyToPublish(): string {
  const copy = mkdtempSync(join(tmpdir(), 'livery-pack-'))
  cpSync(join(folder, 'dist'), join(copy, 'dist'), { recursive: true })
  const beside = readManifest(folder).files ?? []
  for (const name of ['README.md', ...beside]) {
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(copy, name), { recursive: true })
  }
  const {
    private: _private,
    scripts: _scripts,
    devDependencies: _devDependencies,
    ...manifest
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown> & {
    version: string
    dependencies?: Record<string, string>
  }
  const published = {
    ...manifest,
    exports: publishedExports(folder),
    dependencies: publishedDependencies(manifest.dependencies ?? {}, manifest.version),
    files: ['dist', ...beside],
  }
  writeFileSync(join(copy, 'package.json'), JSON.stringify(published, null, 2))
  return copy
}

run('tsup', ['--config', join(import.meta.dirname, 'tsup.config.ts'), '--silent'])
writeDeclarations()
const copy = copyToPublish()
try {
  run('publint', ['--strict', copy])
  const tarball =
    run('npm', ['pack', '--silent', '--pack-destination', copy], copy).trim().split('\n').at(-1) ?? ''
  run('attw', [join(copy, tarball), '--profile', 'esm-only', '--format', 'ascii'])
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`${name}: built, packed and met as a consumer would; nothing wrong.\n`)
