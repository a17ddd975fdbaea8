// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The system user that PostgreSQL runs as; undefined means the user who started us. */
export interface ProcessIdentity {
  uid: number
  gid: number
  name: string
}

/**
 * PostgreSQL refuses to run as root. When root starts us, we run it as an existing user (it looks up its own
 * name, so an invented id fails): the owner of the data folder, else `postgres`, else `nobody`.
 */
export function choosePostgresIdentity(dataDir: string): ProcessIdentity | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readAccounts()
  const ownerUid = ownerOf(dataDir)
  const owner = ownerUid
    ? (accounts.find((account) => account.uid === ownerUid) ?? lookUpAccount(String(ownerUid)))
    : undefined
  const chosen = owner ?? findByName(accounts, 'postgres') ?? findByName(accounts, 'nobody')
  if (!chosen)
    throw new Error(
      'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". Start as an ordinary user, or set DATABASE_URL.',
    )
  return chosen
}

/**
 * True when that identity can walk into the folder; a folder below root's home is closed to everyone else.
 */
export function canEnter(folder: string, identity: ProcessIdentity | undefined): boolean {
  if (!identity) return true
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
      uid: identity.uid,
      gid: identity.gid,
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  )
}

export function ownerOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.uid
}

function readAccounts(): ProcessIdentity[] {
  return readFileSync('/etc/passwd', 'utf8').split('\n').flatMap(parseAccount)
}

function parseAccount(line: string): ProcessIdentity[] {
  const [name, , uid, gid] = line.split(':')
  return name && uid && gid && Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
}

function findByName(accounts: ProcessIdentity[], name: string): ProcessIdentity | undefined {
  return accounts.find((account) => account.name === name)
}

/** Accounts that come from a directory service are not in /etc/passwd. */
function lookUpAccount(uid: string): ProcessIdentity | undefined {
  const found = spawnSync('getent', ['passwd', uid], { encoding: 'utf8' })
  return found.status === 0 ? parseAccount(found.stdout.trim())[0] : undefined
}
