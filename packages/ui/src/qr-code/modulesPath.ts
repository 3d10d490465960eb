/**
 * One SVG path for all dark modules of a QR code, a rectangle for each run in a row, so that no gaps show
 * between modules.
 * @param modules rows of modules, `true` for dark
 */
export function modulesPath(modules: readonly (readonly boolean[])[]): string {
  let path = ''
  modules.forEach((row, y) => {
    let x = 0
    while (x < row.length) {
      const start = x
      while (row[x]) x += 1
      if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`
      x += 1
    }
  })
  return path
}
