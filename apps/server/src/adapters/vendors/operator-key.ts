import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Our own key pair: we sign every call to a vendor's Games API with it. Made at first need, kept in
 * `operator-key.pem` of the data folder (readable by its owner only); vendors get `operator-key.pub.pem`.
 */
export function operatorKey(dataDir: string): KeyObject {
  const file = join(dataDir, 'operator-key.pem')
  return createPrivateKey(readOrUndefined(file) ?? makeKey(dataDir, file))
}

/** What a vendor needs to check our calls, as PEM. */
export function operatorPublicKeyPem(dataDir: string): string {
  return createPublicKey(operatorKey(dataDir)).export({ type: 'spki', format: 'pem' }).toString()
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  try {
    // A link is made whole or not at all, and never over another process's key.
    linkSync(unfinished, file)
    writeFileSync(join(dataDir, 'operator-key.pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(file, 'utf8')
}
