import { publishedExports } from './entries.ts'

type Json = Readonly<Record<string, unknown>>

const EXACT = /^\d+\.\d+\.\d+$/

/** An exact version becomes a range, so that a consumer's other packages can share the dependency. */
function ranges(dependencies: Json): Json {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) =>
      // Packages of one release depend on exactly that release of each other.
      [name, !name.startsWith('@livery/') && EXACT.test(String(version)) ? `^${String(version)}` : version],
    ),
  )
}

/**
 * Package.json of a tarball, from the workspace's own after pnpm has put versions in place of `workspace:` and
 * `catalog:`. `exports` lead to built files; fields that only the workspace uses are left out.
 * @param folder of the package; its sources decide what a pattern in `exports` stands for
 */
export function publishedManifest(manifest: Json, folder: string): Json {
  const { private: _private, scripts: _scripts, devDependencies: _development, ...kept } = manifest
  const exports = publishedExports(folder)
  const hasStyles = Object.keys(exports).some((subpath) => subpath.endsWith('.css'))
  return {
    ...kept,
    // Styles of components are in style sheets that the consumer imports: no JavaScript has side effects on import.
    sideEffects: hasStyles ? ['**/*.css'] : false,
    exports,
    ...('dependencies' in kept && { dependencies: ranges(kept.dependencies as Json) }),
  }
}
