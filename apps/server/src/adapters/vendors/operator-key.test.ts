import { createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { operatorKey, operatorPublicKeyPem } from './operator-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes our key once, for the eyes of its owner only, and keeps it', () => {
  const made = operatorKey(join(folder, 'data'))
  const file = join(folder, 'data', 'operator-key.pem')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(operatorKey(join(folder, 'data')).equals(made)).toBe(true)
  expect(operatorPublicKeyPem(join(folder, 'data'))).toBe(createPublicKey(made).export({ type: 'spki', format: 'pem' }))
  expect(readFileSync(join(folder, 'data', 'operator-key.pub.pem'), 'utf8')).toBe(operatorPublicKeyPem(join(folder, 'data')))
})
