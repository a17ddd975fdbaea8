import { readFileSync, writeFileSync } from 'node:fs'
import { allCalls } from '@tessera/contract'

/**
 * Prints the route table that browsers use. They take only types from the contract, so that the schema library stays
 * out of their bundles; `--check` fails when the table is not what the contract says.
 */
const target = new URL('../../packages/contract/src/generated/routes.ts', import.meta.url)

const lines = allCalls.map(({ name, method, path, sealed, once }) => {
  const flags = [sealed ? 'sealed: true' : '', once ? 'once: true' : ''].filter(Boolean)
  return `  '${name}': { method: '${method}', path: '${path}'${flags.map(flag => `, ${flag}`).join('')} },`
})
const printed = `// Made by tools/generate/routes.ts from the contract. Do not edit.
import type { CallName } from '../calls.ts'

export interface Route { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; sealed?: true; once?: true }

export const routes: Record<CallName, Route> = {
${lines.join('\n')}
}
`

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== printed) {
    console.error('packages/contract/src/generated/routes.ts is out of date; run: node tools/generate/routes.ts')
    process.exit(1)
  }
} else writeFileSync(target, printed)
