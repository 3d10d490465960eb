/**
 * Files with which the task runner and the editor see a brand's folder, by name. They are the same for every
 * brand but for its id, and nothing in them is a brand's to decide: `check` refuses any other content, so that
 * a folder of data cannot bring scripts or dependencies along.
 */
export function packageFiles(id: string): Readonly<Record<string, object>> {
  const isGenerated = id.startsWith('_')
  const description = {
    name: `@livery/tenant-${id.replace(/^_/, '')}`,
    version: '0.1.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    scripts: { ...(isGenerated ? {} : { stamp: `livery build ${id}` }), types: 'tsc --noEmit' },
  }
  const settings = { extends: '../../tooling/tsconfig/base.json', include: ['*.ts'] }
  const files = { 'package.json': description, 'tsconfig.json': settings }
  // Generated brands have no bundle of their own that a task would make.
  if (isGenerated) return files
  const tasks = { stamp: { outputs: [`$TURBO_ROOT$/dist/${id}/**`] } }
  const runner = { $schema: 'https://turborepo.com/schema.json', extends: ['//'], tasks }
  return { ...files, 'turbo.json': runner }
}

/** The same files as they are written. */
export function packageSources(id: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(packageFiles(id)).map(([name, content]) => [
      name,
      `${JSON.stringify(content, null, 2)}\n`,
    ]),
  )
}
