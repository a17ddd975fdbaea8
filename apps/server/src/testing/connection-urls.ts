// SPDX-License-Identifier: Apache-2.0
/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${database}`
  return parsed.toString()
}

/** The same database in a session that runs as the given role from its first statement. */
export function withRole(url: string, role: string): string {
  const parsed = new URL(url)
  // Written without a space, which URL encoders render in two ways.
  parsed.searchParams.set('options', `-crole=${role}`)
  return parsed.toString()
}
