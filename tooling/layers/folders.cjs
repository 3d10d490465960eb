const { options } = require('./rules.cjs')

/**
 * Import cycles between whole folders, which are no cycle between files: `a/1 → b/1` and `b/2 → a/2`. A check of its
 * own, because tests and stories open the whole site and would close a ring through every folder.
 */
module.exports = {
  forbidden: [
    {
      name: 'folder-cycle',
      comment:
        'Two folders that import each other are neither above nor below one another: move what both need into a third, or into the lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/app/src/((features|capabilities|platform|site)/[^/]+|site)$' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        options.exclude.path,
        '\\.(test|stories|usage|samples|fixture)\\.tsx?$',
        '^packages/app/src/testing/',
      ],
    },
  },
}
