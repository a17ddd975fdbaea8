// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const version = z
  .object({ version: z.string(), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))

it('runs on every change what .ci/run says, in four parts, and nothing else', () => {
  expect(read('.ci/run')).toMatch(/^exec npm test$/m)
  const workflow = read('.github/workflows/test.yml')
  expect([...workflow.matchAll(/\brun: (.+)$/gm)].map(([, command]) => command)).toEqual([
    'npm test -- --shard=${{ matrix.shard }}/4',
  ])
  expect(workflow).toContain('shard: [1, 2, 3, 4]')
})

it('names one Node version everywhere: the one fetched where only an older one is installed', () => {
  const fetched = /const version = '(.+)'/.exec(read('tools/bootstrap/find-node.mjs'))?.[1]
  expect(read('.nvmrc').trim()).toBe(fetched)
  expect(version.engines.node).toBe(`>=${fetched?.split('.')[0]}`)
  expect(read('deploy/Dockerfile')).toContain(`FROM node:${fetched?.split('.')[0]}-slim`)
})

it('describes the version of package.json in the CHANGELOG, newest first', () => {
  const given = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, name]) => name)
  expect(given.slice(0, 2)).toEqual(['Unreleased', version.version])
})
