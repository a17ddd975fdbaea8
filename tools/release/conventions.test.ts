// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const version = z
  .object({ version: z.string(), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))

interface Workflow {
  on: Record<string, { branches?: string[]; cron?: string }[] | object | null>
  permissions: Record<string, string>
  jobs: Record<
    string,
    { steps: { uses?: string; run?: string }[]; strategy?: { matrix: { shard: number[] } } }
  >
}
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(
  (file) => [file, parse(read(file)) as Workflow] as const,
)
const workflowOf = (name: string): Workflow => workflows.find(([file]) => file.endsWith(`/${name}.yml`))![1]
const commandsOf = ({ jobs }: Workflow): string[] =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))

/** The oldest PostgreSQL that the documents allow, beside the one that comes from npm. */
const olderPostgres = expect.stringMatching(/apt-get install -y --no-install-recommends postgresql-15\n$/)

it('runs on every change what .ci/run says, in four parts, and nothing else', () => {
  expect(read('.ci/run')).toMatch(/^exec npm test$/m)
  const workflow = workflowOf('test')
  expect(commandsOf(workflow)).toEqual([olderPostgres, 'npm test -- --shard=${{ matrix.shard }}/4'])
  expect(workflow.jobs['test']?.strategy?.matrix.shard).toEqual([1, 2, 3, 4])
  expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request'])
})

it('runs every night the long tests in four parts, and asks for known vulnerabilities', () => {
  const workflow = workflowOf('nightly')
  expect(commandsOf(workflow)).toEqual([
    olderPostgres,
    'npm run test:long -- --shard=${{ matrix.shard }}/4',
    'npm run audit',
  ])
  expect(workflow.jobs['long']?.strategy?.matrix.shard).toEqual([1, 2, 3, 4])
  expect(workflow.on).toHaveProperty('schedule')
})

it('publishes a tag after checks and tests: bundle with checksums, image with bill and provenance, then the release', () => {
  const workflow = workflowOf('release')
  expect(workflow.on).toEqual({ push: { tags: ['v*'] } })
  const commands = commandsOf(workflow)
  const order = [
    'npm run check',
    'npm test -- --shard=${{ matrix.shard }}/4',
    'npm run audit',
    'npm run bundle',
    'sha256sum --check --strict SHA256SUMS',
    '--sbom=true --provenance=mode=max',
    'gh release create "$GITHUB_REF_NAME" --verify-tag',
  ].map((part) => commands.findIndex((command) => command.includes(part)))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(workflow.jobs['publish']).toMatchObject({ needs: 'test' })
})

it.each(workflows)(
  '%s takes actions by their commit, and may only read unless it releases',
  (file, workflow) => {
    const used = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
    // Renovate reads the version from the comment behind it.
    expect(
      [...read(file).matchAll(/uses: .+/g)].filter(([line]) => !/ # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([])
    expect(workflow.permissions).toEqual({ contents: file.endsWith('release.yml') ? 'write' : 'read' })
  },
)

it('names one Node version everywhere: the one fetched where only an older one is installed', () => {
  const fetched = /const version = '(.+)'/.exec(read('tools/bootstrap/find-node.mjs'))?.[1]
  expect(read('.nvmrc').trim()).toBe(fetched)
  expect(version.engines.node).toBe(`>=${fetched?.split('.')[0]}`)
  expect(read('deploy/Dockerfile')).toContain(`FROM node:${fetched?.split('.')[0]}-slim`)
  const renovate = z
    .object({
      packageRules: z.array(
        z.object({ matchDepNames: z.array(z.string()).optional(), enabled: z.boolean().optional() }),
      ),
    })
    .parse(JSON.parse(read('renovate.json')))
  // It would change one of them alone.
  expect(renovate.packageRules).toContainEqual({ matchDepNames: ['node'], enabled: false })
})

it('describes the version of package.json in the CHANGELOG, newest first', () => {
  const given = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, name]) => name)
  expect(given.slice(0, 2)).toEqual(['Unreleased', version.version])
})
