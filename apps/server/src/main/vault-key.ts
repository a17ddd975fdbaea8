import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const keyBytes = 32

/** The key for secrets in the database that must be read again: made at first need, kept in `vault.key` of the data folder, readable by its owner only. */
export function createVaultKey(dataDir: string): () => Buffer {
  const file = join(dataDir, 'vault.key')
  let known: Buffer | undefined
  return () => (known ??= readKey(file) ?? makeKey(dataDir, file))
}

function readKey(file: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
    if (key.length !== keyBytes) throw new Error(`${file} does not hold a key`)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function makeKey(dataDir: string, file: string): Buffer {
  mkdirSync(dataDir, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, randomBytes(keyBytes).toString('base64'), { mode: 0o600 })
  try {
    // A link is made whole or not at all, and never over another process's key.
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readKey(file) ?? Buffer.alloc(0)
}
