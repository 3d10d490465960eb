/** Prints a list of preview links in Markdown: `npm run --silent preview-links -- preview.example aurora lotus`. */
const [domain, ...brands] = process.argv.slice(2)
console.log(`### Previews\n`)
for (const brand of brands) console.log(`- <https://${brand}.${domain}>`)
