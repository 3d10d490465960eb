import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isStyleSheet, sourceEntries } from './entries.ts'
import { run } from './run.ts'

/** Writes the type declarations of a package's entries and their imports into `dist/`. */
export async function writeDeclarations(folder: string): Promise<void> {
  const config = join(folder, 'dist/tsconfig.json')
  const settings = {
    extends: '../tsconfig.json',
    // Ambient types that the sources are compiled with.
    include: ['../src/**/*.d.ts'],
    files: Object.values(sourceEntries(folder))
      .filter((file) => !isStyleSheet(folder, file))
      .map((file) => `../${file}`),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../src',
      outDir: '.',
    },
  }
  writeFileSync(config, JSON.stringify(settings))
  await run(folder, 'tsc', ['-p', config])
  rmSync(config)
  // The compiler leaves '.ts' in the specifiers of declarations; a consumer's resolver looks for '.js'.
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g, '$1.js$2'))
  }
}
