// SPDX-License-Identifier: Apache-2.0
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// A clone with its dependencies installed, as git leaves it: nothing generated.
const clone = mkdtempSync(join(tmpdir(), 'clone-'))
const isTracked = (path: string): boolean => !/\/(generated|node_modules)$/.test(path)
beforeAll(() => {
  for (const folder of ['tools/bootstrap', 'tools/generate', 'packages'])
    cpSync(join(rootFolder, folder), join(clone, folder), { recursive: true, filter: isTracked })
  writeFileSync(join(clone, 'package.json'), '{ "type": "module" }')
  const libraries = join(clone, 'node_modules')
  mkdirSync(join(libraries, '@tessera'), { recursive: true })
  for (const name of ['@lingui', '@messageformat', 'js-sha256', 'moo', 'zod', '@noble'])
    if (existsSync(join(rootFolder, 'node_modules', name)))
      symlinkSync(join(rootFolder, 'node_modules', name), join(libraries, name))
  for (const name of ['contract', 'limits', 'rules', 'texts'])
    symlinkSync(join(clone, 'packages', name), join(libraries, '@tessera', name))
})
afterAll(() => rmSync(clone, { recursive: true }))

function prepare(): Promise<{ failed: boolean; output: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(clone, 'tools/bootstrap/generated-files.mjs')],
      (error, stdout, stderr) => done({ failed: error !== null, output: stdout + stderr }),
    )
  })
}

const keys = 'packages/texts/src/generated/text-key.ts'
const routes = 'packages/contract/src/generated/routes.ts'
const english = 'packages/texts/locales/en/common.json'
const read = (path: string): string => readFileSync(join(clone, path), 'utf8')
const write = (path: string, content: string): void => writeFileSync(join(clone, path), content)

describe('the generated files', () => {
  it('are made in a clone, by two commands at once', async () => {
    const results = await Promise.all([prepare(), prepare()])
    expect(results.map(({ failed, output }) => (failed ? output : ''))).toEqual(['', ''])
    // The test runs on files that were made before it.
    for (const path of [keys, routes])
      expect(read(path) === readFileSync(join(rootFolder, path), 'utf8'), path).toBe(true)
  })

  it('are made anew when a sentence or a call has changed', async () => {
    write(english, read(english).replace('{', '{\n  "common.brandNew": "New",'))
    const calls = 'packages/contract/src/timeline/calls.ts'
    write(calls, read(calls).replace('/wps/relay/MCS2_timelineFile', '/wps/relay/renamed'))
    await prepare()
    expect(read(keys).includes("'common.brandNew'")).toBe(true)
    expect(read('packages/contract/src/generated/site-routes.ts').includes("'/wps/relay/renamed'")).toBe(true)
  })

  it('are made anew when one is missing, altered, or of no language any more', async () => {
    const before = read(keys)
    const lost = 'packages/texts/src/generated/ru/server.json'
    const surplus = 'packages/texts/src/generated/tlh/server.json'
    rmSync(join(clone, lost))
    write(keys, `${before}// altered`)
    mkdirSync(join(clone, surplus, '..'), { recursive: true })
    write(surplus, '{}')
    await prepare()
    expect(read(keys) === before).toBe(true)
    expect(existsSync(join(clone, lost))).toBe(true)
    expect(existsSync(join(clone, surplus, '..'))).toBe(false)
  })

  it('stay as they are when a sentence is broken, and the command names it', async () => {
    const [sound, before] = [read(english), read(keys)]
    write(english, sound.replace('Page {page}', 'Page {page'))
    const { failed, output } = await prepare()
    expect(failed).toBe(true)
    expect(output).toContain('EN common.page is not a readable ICU message')
    expect(read(keys) === before).toBe(true)
    write(english, sound)
  })
})
