/**
 * Allowed imports between packages: `ALLOWED` is the complete list, matched by captured name. `floors.cjs` has
 * the rules inside packages/app, and the rest are rules about folders inside one package.
 */
const ALLOWED = {
  domain: [],
  api: [],
  theme: [],
  i18n: ['domain'],
  ui: ['theme'],
  tenant: ['domain', 'theme', 'i18n'],
  app: ['domain', 'api', 'theme', 'i18n', 'ui', 'tenant'],
}

const packageRules = Object.entries(ALLOWED).map(([name, allowed]) => ({
  name: `${name}-imports-${allowed.length ? allowed.join('-') : 'nothing'}`,
  comment: allowed.length
    ? `packages/${name} may import only ${allowed.join(', ')}. Move what you need down into one of them, or pass it in from the caller.`
    : `packages/${name} imports no package of the workspace. Pass the value in, or move the code to the package that owns it.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: '\\.(test|stories|usage)\\.tsx?$' },
  to: { path: `^(packages/(?!${[name, ...allowed].join('/|')}/)|apps/|tenants/)` },
}))

module.exports = {
  forbidden: [
    ...packageRules,
    {
      name: 'no-cycle',
      comment: 'Two files that import each other are one file or three: move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...require('./floors.cjs'),
    {
      name: 'tenant-is-data',
      comment: 'A tenant folder is data: it may import @livery/theme and @livery/tenant, nothing else.',
      severity: 'error',
      from: { path: '^tenants/([^/]+)/' },
      to: { pathNot: '^(tenants/$1/|packages/(theme|tenant)/)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'A rule of the business has no React, no DOM and no I/O: pass the facts in as arguments.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/big\\.js' },
    },
    {
      name: 'domain-areas-are-layers',
      comment:
        'An area of the domain is above or below every other: move what both areas need into one below them, or into the file that uses it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/domain/src/' },
      to: { circular: true },
    },
    {
      name: 'domain-does-no-io',
      comment: 'A rule of the business has no I/O: pass the facts in as arguments.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'unresolved',
      comment:
        'This import leads nowhere: check the path and its extension, or add the package to package.json with "catalog:".',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.cache|generated)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
