// SPDX-License-Identifier: Apache-2.0
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Queries, Tx } from '../../platform/db/index.ts'
import {
  changeStates,
  currentOf,
  environmentSource,
  fileSource,
  KeyRefused,
  knownKeys,
  lockKnownKeys,
  noteFirstKey,
  noteKey,
  ownFileSource,
  type NearKeySource,
} from '../../platform/keys/index.ts'

/** How the environment provides our key pair; at most one of the two is given. */
export interface OperatorKeySettings {
  dataDir: string
  operatorPrivateKey?: string | undefined
  operatorPrivateKeyFile?: string | undefined
}

/** Our own key pair: we sign every call to a vendor's Games API with it. */
export interface OperatorKey {
  /**
   * Read at each call, so that a replaced file takes effect at once. Throws KeyRefused while there is none.
   */
  privateKey(): KeyObject
  /** What a vendor needs to verify our calls, as PEM. */
  publicPem(): string
  /** 16 hexadecimal digits of the public half. */
  fingerprint(): string
  /**
   * Compares the key with the one that the database knows. The very first start of an installation creates
   * one, if the platform manages its own keys, and stores its fingerprint. Throws KeyRefused when the key is
   * missing or not the known one.
   */
  open(db: Queries, nowMs: number): Promise<void>
  /**
   * Replaces the present key with a new one; calls are signed with it at once. Throws KeyRefused if the
   * platform does not manage its key itself.
   */
  renew(): void
  /** Stores that the present key is the intended one. */
  accept(tx: Tx, nowMs: number): Promise<void>
}

export function createOperatorKey(settings: OperatorKeySettings): OperatorKey {
  const source = sourceOf(settings)
  const privateKey = (): KeyObject =>
    readKey(source) ??
    missing(source, 'Start the platform once, or make it with "keys" (docs/runbook/keys.md).')
  const publicPem = (): string => pemOf(createPublicKey(privateKey()))
  const fingerprint = (): string => fingerprintOf(privateKey())
  return {
    privateKey,
    publicPem,
    fingerprint,
    async open(db, nowMs) {
      const known = currentOf(await knownKeys(db, 'operator'))?.keyId
      const found = readKey(source)
      if (!found && known !== undefined) missing(source, `This database knows one (${known}): ${putBack}`)
      if (!found) source.keep?.add(newKeyPem())
      const winner = known ?? (await noteFirstKey(db, 'operator', fingerprint(), nowMs))
      if (winner !== fingerprint()) {
        if (!found) source.keep?.remove()
        throw new KeyRefused(
          `${source.location} holds another key for signing calls to vendors than this database knows (${winner}): ${putBack}`,
        )
      }
      showPublicHalf(settings.dataDir, publicPem())
    },
    renew() {
      if (!source.keep)
        throw new KeyRefused(
          `Put the new key into ${source.location} yourself, and then say: npm run setup -- operator-key accept.`,
        )
      source.keep.replace(newKeyPem())
    },
    async accept(tx, nowMs) {
      const keyId = fingerprint()
      await lockKnownKeys(tx, 'operator')
      await changeStates(tx, 'operator', { from: ['current'], to: 'dropped' }, nowMs)
      await noteKey(tx, 'operator', { keyId, state: 'dropped' }, nowMs)
      await changeStates(tx, 'operator', { from: ['dropped'], to: 'current', keyId }, nowMs)
      showPublicHalf(settings.dataDir, publicPem())
    },
  }
}

/**
 * Creates our key in a folder if there is none, and answers its public half: before there is a database to
 * check it against.
 */
export function makeOperatorKey(dataDir: string): string {
  const own = createOperatorKey({ dataDir })
  const { keep, read } = sourceOf({ dataDir })
  if (read() === undefined) keep?.add(newKeyPem())
  showPublicHalf(dataDir, own.publicPem())
  return own.publicPem()
}

const putBack =
  'put that one there, from the backup of the keys or from another process, or say that this one is meant with "npm run setup -- operator-key accept" (docs/runbook/keys.md).'

/** Some environments cannot hold a variable of several lines; there line ends are written as \n. */
function sourceOf({
  dataDir,
  operatorPrivateKey,
  operatorPrivateKeyFile,
}: OperatorKeySettings): NearKeySource {
  if (operatorPrivateKey !== undefined)
    return environmentSource('OPERATOR_PRIVATE_KEY', operatorPrivateKey.replaceAll('\\n', '\n'))
  if (operatorPrivateKeyFile !== undefined)
    return fileSource(operatorPrivateKeyFile, 'OPERATOR_PRIVATE_KEY_FILE')
  return ownFileSource(join(dataDir, 'operator-key.pem'))
}

function readKey({ location, read }: NearKeySource): KeyObject | undefined {
  const text = read()
  if (text === undefined) return undefined
  try {
    const key = createPrivateKey(text)
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // Thrown again below with our own message; the library's may repeat the key.
  }
  throw new KeyRefused(`${location} does not hold a private RSA key as PEM.`)
}

function missing({ location }: NearKeySource, what: string): never {
  throw new KeyRefused(`${location} holds no key for signing calls to vendors. ${what}`)
}

const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString()
const newKeyPem = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(createPublicKey(key).export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

/**
 * Stored beside the platform's other files, from where vendors' keys are exchanged, wherever the private half
 * is.
 */
function showPublicHalf(dataDir: string, pem: string): void {
  const file = join(dataDir, 'operator-key.pub.pem')
  try {
    if (readFileSync(file, 'utf8') === pem) return
  } catch {
    // Does not exist yet.
  }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, pem)
}
