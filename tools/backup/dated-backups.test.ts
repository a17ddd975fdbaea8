// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { datedName, removeOldBackups } from './dated-backups.ts'
import { sealFile } from './manifest.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dated-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, complete = true): void => {
  mkdirSync(join(folder, name))
  if (complete) writeFileSync(join(folder, name, sealFile), 'digest\n')
}

describe('nightly backups', () => {
  it('are named by the minute, so that the order of names is that of time', () => {
    const names = [
      Date.UTC(2026, 8, 9, 23, 59),
      Date.UTC(2026, 8, 10, 0, 0),
      Date.UTC(2026, 10, 1, 3, 17),
      Date.UTC(2027, 0, 1),
    ].map(datedName)
    expect(names[2]).toBe('2026-11-01T03-17')
    expect(names.toSorted()).toEqual(names)
  })

  it('are removed but for the newest, with what a killed command left', async () => {
    for (const day of ['01', '02', '03', '04']) put(`2026-11-${day}T03-17`)
    put('2026-10-31T03-17.unfinished', false)
    expect(await removeOldBackups(folder, 2)).toEqual([
      '2026-11-01T03-17',
      '2026-11-02T03-17',
      '2026-10-31T03-17.unfinished',
    ])
    expect(readdirSync(folder)).toEqual(['2026-11-03T03-17', '2026-11-04T03-17'])
  })

  it('stay when they are few, and so does everything else in the folder', async () => {
    const others = ['2026-11-01T03-17', 'by-hand', '2025-01-01', '2026-11-09T03-17.unfinished']
    for (const name of others) put(name)
    // Not complete, so it is no backup, and not ours to judge.
    put('2020-01-01T00-00', false)
    expect(await removeOldBackups(folder, 1)).toEqual([])
    expect(readdirSync(folder)).toEqual(['2020-01-01T00-00', ...others].toSorted())
  })
})
