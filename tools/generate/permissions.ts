// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allCalls, topics } from '@tessera/contract'
import { operatorRoles, rolesWith, type Permission } from '@tessera/rules/operators/permissions'

/**
 * Prints docs/permissions.md, who may do what in the console, from the contract; `--check` fails when the page
 * is not what the contract says.
 */
const target = new URL('../../docs/permissions.md', import.meta.url)

const rolesOf = (permission: Permission): string => {
  const roles: readonly string[] = rolesWith[permission]
  return roles.length === operatorRoles.length ? 'everybody' : roles.join(', ')
}
const escape = (sentence: string): string => sentence.replaceAll('|', '\\|')

const permissions = (Object.keys(rolesWith) as Permission[]).map(
  (permission) => `| \`${permission}\` | ${rolesOf(permission)} |`,
)
const calls = allCalls
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  .flatMap(({ name, method, path, may, summary }) =>
    may === undefined
      ? []
      : [`| \`${name}\` | ${method} ${path} | \`${may}\` | ${rolesOf(may)} | ${escape(summary)} |`],
  )
const messages = Object.values(topics).flatMap(({ name, may, summary }) =>
  may === undefined ? [] : [`| \`${name}\` | \`${may}\` | ${rolesOf(may)} | ${escape(summary)} |`],
)

const printed = `# Permissions of operators

Made from the contract by \`npm run generate -- permissions\`. Do not edit here.

Each call of the console names the one permission that it needs (\`may\` in \`packages/contract/src/backoffice\`). The server asks
\`packages/rules/src/operators/permissions.ts\` whether the operator's role has it before it reads what was sent
(\`apps/server/src/platform/http/admit-request.ts\`). Until the authenticator app is set up that an installation asks for, only
calls with \`ownSession\` answer. What only the data can decide stays with the call, such as that nobody decides about a request
of their own.

| Permission | Roles that have it |
|---|---|
${permissions.join('\n')}

## Calls
| Call | Route | Permission | Roles | What it does |
|---|---|---|---|---|
${calls.join('\n')}

## Live messages to open consoles
| Message | Permission | Roles | What it says |
|---|---|---|---|
${messages.join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(target, printed)
else if (!existsSync(target) || readFileSync(target, 'utf8') !== printed) {
  console.error('docs/permissions.md is out of date; run: npm run generate -- permissions')
  process.exit(1)
}
