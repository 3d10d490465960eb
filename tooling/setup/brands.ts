import { loadTenants } from '@livery/tenant'

/** Prints the brands of `tenants/` as JSON, for programs that cannot read TypeScript. */
const tenants = await loadTenants(process.cwd())
process.stdout.write(JSON.stringify(tenants.map(({ config }) => ({ id: config.id, name: config.name }))))
