// SPDX-License-Identifier: Apache-2.0
import { parseSync } from 'libpg-query'

export const functionRules = {
  'one-function':
    'holds the function of its name, once, as "create or replace function", and nothing but that function, its rights and its triggers',
  'other-rights':
    'takes a right that running code may need: only what everybody may do at first is revoked ("from public")',
  'drops-trigger': 'makes a trigger that may exist already. Write "create or replace trigger"',
} as const
export type FunctionRule = keyof typeof functionRules

type Node = Record<string, unknown>

/**
 * What in the file of a function breaks the rules of docs/decisions/0025-functions-in-files.md; needs
 * `loadModule` of libpg-query first. Throws when it is not SQL.
 */
export function judgeFunction(name: string, schema: string, sql: string): FunctionRule[] {
  const { stmts = [] } = parseSync(sql) as { stmts?: { stmt: Node }[] }
  const statements = stmts.map(({ stmt }) => Object.entries(stmt)[0] as [string, Node])
  const own = schema === 'public' ? name : `${schema}.${name}`
  const created = statements.filter(([kind]) => kind === 'CreateFunctionStmt')
  const [first] = created
  const isOwn =
    created.length === 1 && first?.[1]['replace'] === true && nameOf(first[1]['funcname'] as Node[]) === own
  return [
    ...(isOwn ? [] : ['one-function' as const]),
    ...statements.filter(([kind]) => kind !== 'CreateFunctionStmt').flatMap((one) => judgeOther(one, own)),
  ]
}

function judgeOther([kind, node]: [string, Node], own: string): FunctionRule[] {
  if (kind === 'CreateTrigStmt')
    return nameOf(node['funcname'] as Node[]) !== own
      ? ['one-function']
      : node['replace'] === true
        ? []
        : ['drops-trigger']
  if (kind !== 'GrantStmt' || node['objtype'] !== 'OBJECT_FUNCTION') return ['one-function']
  const objects = node['objects'] as { ObjectWithArgs?: { objname: Node[] } }[]
  if (
    objects.some(
      ({ ObjectWithArgs }) => ObjectWithArgs === undefined || nameOf(ObjectWithArgs.objname) !== own,
    )
  )
    return ['one-function']
  const roles = (node['grantees'] as { RoleSpec: { roletype: string } }[]).map(({ RoleSpec }) => RoleSpec)
  const takes = node['is_grant'] !== true && roles.some(({ roletype }) => roletype !== 'ROLESPEC_PUBLIC')
  return takes ? ['other-rights'] : []
}

const nameOf = (names: readonly Node[]): string =>
  names.map((name) => (name['String'] as { sval: string } | undefined)?.sval ?? '').join('.')
