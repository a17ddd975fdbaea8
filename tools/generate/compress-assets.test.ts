// SPDX-License-Identifier: Apache-2.0
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressAssets } from './compress-assets.ts'

describe('the files of a built page', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assets-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('get smaller twins with the same content', async () => {
    const script = 'export const answer = 42\n'.repeat(200)
    await writeFile(join(folder, 'main.js'), script)
    expect(await compressAssets(folder)).toBe(1)
    const [br, gz] = await Promise.all(['br', 'gz'].map((kind) => readFile(join(folder, `main.js.${kind}`))))
    expect(brotliDecompressSync(br!).toString()).toBe(script)
    expect(gunzipSync(gz!).toString()).toBe(script)
    expect(br!.length).toBeLessThan(script.length / 10)
  })

  it('get no twin if it would save nothing', async () => {
    await writeFile(join(folder, 'tiny.js'), 'x')
    await writeFile(join(folder, 'font.woff2'), Buffer.alloc(5_000))
    expect(await compressAssets(folder)).toBe(0)
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['font.woff2', 'tiny.js']))
    expect(await readdir(folder)).toHaveLength(2)
  })
})
