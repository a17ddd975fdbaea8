// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { readEnvironment, rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { readStudioEnvironment } from '@tessera/studio/src/server/environment.ts'
import { DockerfileParser } from 'dockerfile-ast'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { parse } from 'yaml'
import { afterAll, describe, expect, it } from 'vitest'
import { judgeCompose } from './judge-compose.ts'

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')
const scratch = mkdtempSync(join(tmpdir(), 'containers-'))
afterAll(() => rmSync(scratch, { recursive: true }))

interface Service {
  command?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  ports?: string[]
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  stop_grace_period?: string
  volumes?: string[]
  networks?: string[]
}
interface Compose {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  networks: Record<string, { internal?: boolean }>
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
const ours = ['migrate', 'platform', 'studio']
/** A value as compose reads it, with ${NAME} replaced from deploy/.env. */
function filled(
  environment: Record<string, string> | undefined,
  env: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment ?? {}).map(([name, value]) => [
      name,
      String(value).replace(
        /\$\{([A-Z_]+)(?::[-?]([^}]*))?\}/g,
        (_all, variable: string, otherwise = '') => env[variable] || String(otherwise),
      ),
    ]),
  )
}
const exampleOf = (more: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(
    read('deploy/env.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  ),
  ...more,
})

describe('compose', () => {
  it('matches the Compose Specification', () => {
    expect(judgeCompose(compose)).toEqual([])
  })

  it.each([
    [
      'a misspelt field',
      {
        ...compose,
        services: { ...compose.services, studio: { ...compose.services['studio'], comand: ['studio'] } },
      },
    ],
    ['a list in the place of a map', { ...compose, volumes: ['postgres'] }],
    [
      'a wrong condition',
      { ...compose, services: { a: { image: 'a', depends_on: { b: { condition: 'ready' } } } } },
    ],
  ])('would be refused with %s', (_name, broken) => {
    expect(judgeCompose({ ...broken, name: 'tessera' })).not.toEqual([])
  })

  it('runs our processes as an unprivileged user, on files that they cannot change, with time to finish', () => {
    for (const name of ours) {
      expect(compose.services[name]).toMatchObject({
        user: 'node',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        stop_grace_period: '30s',
      })
    }
  })

  it('publishes ports on this machine only, and isolates the database in a network without a way out', () => {
    const ports = Object.values(compose.services).flatMap((service) => service.ports ?? [])
    expect(ports).toEqual(['127.0.0.1:3000:3000', '127.0.0.1:3001:3001'])
    expect(compose.services['postgres']?.networks).toEqual(['database'])
    expect(compose.networks['database']).toEqual({ internal: true })
  })

  it('starts from its example settings once the passwords are set, and passes on everything in the example', () => {
    const env = exampleOf({ DATABASE_PASSWORD: 'abc123' })
    expect(readEnvironment(filled(compose.services['platform']?.environment, env))).toMatchObject({
      mode: 'production',
      databaseUrl: 'postgresql://tessera:abc123@postgres:5432/tessera',
      vaultKeyFile: '/run/secrets/vault.key',
      operatorPrivateKeyFile: '/run/secrets/operator-key.pem',
      outboundOrigins: expect.arrayContaining(['http://studio:3001']),
      metrics: { host: '0.0.0.0', port: 9464 },
    })
    expect(readStudioEnvironment(filled(compose.services['studio']?.environment, env))).toMatchObject({
      operatorWalletUrl: 'http://platform:3000/vendors/hub88/studio',
      operatorOrigins: ['https://play.example.com'],
      studioPrivateKeyFile: '/run/secrets/studio-key.pem',
    })
    const text = read('deploy/compose.yaml')
    expect(Object.keys(env).filter((name) => !text.includes(`\${${name}:`))).toEqual([])
  })

  it('gives each process its own secrets, which make-keys creates, and no others', () => {
    const folder = (name: string): string => join(scratch, 'secrets', name)
    const made = spawnSync(
      process.execPath,
      [
        join(rootFolder, 'deploy/run.mjs'),
        'keys',
        '--platform',
        folder('platform'),
        '--studio',
        folder('studio'),
        '--exchange',
        folder('exchange'),
      ],
      { encoding: 'utf8' },
    )
    expect([made.status, made.stderr]).toEqual([0, ''])
    for (const [name, { file }] of Object.entries(compose.secrets))
      expect(existsSync(join(scratch, relative('.', file))), name).toBe(true)
    expect(compose.services['platform']?.secrets).toEqual([
      'vault.key',
      'operator-key.pem',
      'studio-key.pub.pem',
    ])
    expect(compose.services['studio']?.secrets).toEqual([
      'studio-key.pem',
      'beacon-key.pem',
      'seed.key',
      'operator-key.pub.pem',
    ])
    const used = Object.values(compose.services)
      .flatMap(({ environment = {} }) => Object.values(environment))
      .filter((value) => String(value).startsWith('/run/secrets/'))
    expect(
      used.filter((value) => compose.secrets[value.slice('/run/secrets/'.length)] === undefined),
    ).toEqual([])
  })
})

const instructionsOf = (stage = ''): { word: string; text: string }[] =>
  DockerfileParser.parse(stage)
    .getInstructions()
    .map((one) => ({ word: one.getKeyword(), text: one.getArgumentsContent() ?? '' }))
const copiesOf = (stage = ''): (string | undefined)[] =>
  [...stage.matchAll(/^(?:COPY|ADD) (.*)$/gm)].map(([, what]) => what)

/** Images may be named by digest as well, as Renovate pins them. */
const withoutDigests = (text: string): string => text.replaceAll(/@sha256:[0-9a-f]{64}/g, '')

describe('the Dockerfile', () => {
  const text = read('deploy/Dockerfile')
  /** What each stage does, by what it starts from and its name. */
  const stages = new Map(
    [...withoutDigests(text).matchAll(/^FROM (.*)\n((?:(?!FROM ).*\n)*)/gm)].map(
      ([, from = '', steps = '']) => [from, steps],
    ),
  )
  const build = instructionsOf(stages.get('node:24-slim AS build'))
  const production = instructionsOf(stages.get('node:24-slim AS production'))

  it('has no fault that a linter finds', () => {
    expect(
      validateDockerfile(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`),
    ).toEqual([])
    expect(validateDockerfile(text.replace('WORKDIR', 'WORKDIRR'))).not.toEqual([])
    expect(validateDockerfile(text.replace('USER node', 'USER'))).not.toEqual([])
  })

  it('builds in one stage and runs in another, which copies only what was built', () => {
    expect([...stages.keys()]).toEqual([
      'node:24-slim AS build',
      'node:24-slim AS production',
      'production AS demo',
      'production',
    ])
    expect(copiesOf(stages.get('node:24-slim AS production'))).toEqual(['--from=build /app ./'])
    expect(
      build
        .filter(({ word, text: what }) => word === 'RUN' && what.includes('npm'))
        .map((one) => one.text)
        .at(-1),
    ).toContain('--omit=dev')
  })

  it('has the contents of a demonstration in the image of that name only', () => {
    expect(build.at(-1)).toEqual({ word: 'RUN', text: 'mv demo /demo' })
    expect(copiesOf(stages.get('production AS demo'))).toEqual(['--from=build /demo ./demo'])
    expect(stages.get('production')).toBe('')
  })

  it('ends as a user other than root, with a health check and an entrypoint that receive signals themselves', () => {
    expect(production.filter(({ word }) => word === 'USER').map((one) => one.text)).toEqual(['node'])
    for (const word of ['ENTRYPOINT', 'CMD'])
      expect(JSON.parse(production.find((one) => one.word === word)?.text ?? '')).toEqual(expect.any(Array))
    expect(production.find(({ word }) => word === 'HEALTHCHECK')?.text).toContain(
      '["node", "/app/deploy/healthy.mjs"]',
    )
    // Only root writes what comes after it.
    expect(production.findLastIndex(({ word }) => ['COPY', 'ADD', 'RUN'].includes(word))).toBeLessThan(
      production.findIndex(({ word }) => word === 'USER'),
    )
  })

  it('never sees the secrets of compose', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['deploy/.env', 'deploy/secrets', '.env', '.data']),
    )
  })
})
