// SPDX-License-Identifier: Apache-2.0
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { planBed } from './bed-plan.ts'
import { CannotDo } from './cannot-do.ts'
import { lockBed } from './bed-folder.ts'
import { parseArguments, UsageError } from './parse-arguments.ts'
import { renderMachine, renderShared } from './render-configs.ts'
import { planMachines, writeForMachines } from './write-for-machines.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-cluster-'))
afterAll(() => rmSync(folder, { recursive: true }))
const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3']

describe('the configuration of three machines', () => {
  const plan = planMachines(addresses)
  const patronis = plan.machines.map(
    (machine) => parse(renderMachine(plan, machine)['patroni.yml'] ?? '') as Patroni,
  )
  interface Patroni {
    name: string
    etcd3: { hosts: string }
    bootstrap: { dcs: Record<string, unknown> & { ttl: number; loop_wait: number; retry_timeout: number } }
    postgresql: { pg_hba: string[]; connect_address: string; parameters: Record<string, unknown> }
  }

  it('acknowledges nothing that is on one machine only, and continues without etcd as long as all machines agree', () => {
    for (const {
      bootstrap: { dcs },
    } of patronis) {
      expect(dcs).toMatchObject({
        synchronous_mode: true,
        synchronous_mode_strict: true,
        failsafe_mode: true,
      })
      expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl)
    }
  })

  it('does not weaken the durability of a commit', () => {
    const settings = patronis.flatMap(({ postgresql, bootstrap }) => [
      postgresql.parameters,
      (bootstrap.dcs['postgresql'] as { parameters: object }).parameters,
    ])
    for (const setting of settings)
      expect(Object.keys(setting)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(fsync|full_page_writes|synchronous_commit)$/)]),
      )
  })

  it('names the three to each other, and lets nobody else in', () => {
    expect(patronis.map(({ name }) => name)).toEqual(['one', 'two', 'three'])
    for (const { postgresql, etcd3 } of patronis) {
      expect(etcd3.hosts.split(',')).toEqual(addresses.map((address) => `${address}:2379`))
      expect(postgresql.pg_hba.filter((line) => !/ 10\.0\.0\.[123]\/32 scram-sha-256$/.test(line))).toEqual(
        [],
      )
    }
    for (const machine of plan.machines)
      expect(parse(renderMachine(plan, machine)['etcd.yml'] ?? '')).toMatchObject({
        name: machine.name,
        'enable-grpc-gateway': true,
        'initial-cluster': 'one=http://10.0.0.1:2380,two=http://10.0.0.2:2380,three=http://10.0.0.3:2380',
      })
  })

  it("routes writes to Patroni's primary, and visitors to every server of their kind", () => {
    const proxy = renderShared(plan, '/etc/tessera')['haproxy.cfg'] ?? ''
    const section = (title: string): string =>
      proxy.split(/^(?=listen|frontend|backend|defaults)/m).find((text) => text.startsWith(title)) ?? ''
    expect(section('listen primary')).toContain('option httpchk OPTIONS /primary')
    expect(section('listen primary')).toContain('reject if { nbsrv(primary) gt 1 }')
    for (const address of addresses) {
      expect(section('listen primary')).toContain(`${address}:5432 maxconn 200 check port 8008`)
      for (const kind of ['api', 'live', 'studio'])
        expect(section(`backend ${kind}\n`)).toMatch(
          new RegExp(`server ${kind}\\d ${address.replaceAll('.', '\\.')}:\\d+ check`),
        )
    }
  })

  it('fills every placeholder of every template, and leaves none behind', () => {
    const files = { ...renderMachine(plan, plan.machines[0]!), ...renderShared(plan, '/etc/tessera') }
    expect(Object.keys(files).toSorted()).toEqual(
      globSync('*', { cwd: join(rootFolder, 'deploy/cluster') }).toSorted(),
    )
    for (const text of Object.values(files)) expect(text).not.toContain('{{')
  })

  it('is written with passwords that nobody else may read, and never overwrites others', () => {
    const to = join(folder, 'machines')
    const said: string[] = []
    expect(writeForMachines({ machines: addresses, folder: to, say: (line) => said.push(line) })).toBe(0)
    expect(statSync(join(to, 'two/patroni.yml')).mode & 0o077).toBe(0)
    const password =
      /platform_login" "(\w+)"/.exec(readFileSync(join(to, 'one/userlist.txt'), 'utf8'))?.[1] ?? ''
    expect(password.length).toBeGreaterThan(40)
    expect(said.join()).not.toContain(password)
    expect(() => writeForMachines({ machines: addresses, folder: to, say: () => undefined })).toThrow(
      'is not empty',
    )
  })
})

describe('the test bed', () => {
  it('reuses the ports and passwords of its folder', async () => {
    const first = await planBed(join(folder, 'bed'), '/usr/lib/postgresql/15/bin')
    expect(await planBed(join(folder, 'bed'), '/usr/lib/postgresql/15/bin')).toEqual(first)
    const ports = [
      ...first.machines.flatMap(({ name: _, address: __, dataFolder: ___, ...ports }) =>
        Object.values(ports),
      ),
      ...[...first.servers, first.database, first.pooler, first.site, first.games].map(({ port }) => port),
    ]
    expect(new Set(ports).size).toBe(29)
  })

  it('refuses a second start on its folder in one sentence', async () => {
    const lock = await lockBed(folder)
    await expect(lockBed(folder)).rejects.toThrow(
      new CannotDo(
        `A test bed runs in ${folder} already (process ${process.pid}): stop that one first, or choose another folder (--folder).`,
      ),
    )
    lock.release()
    await (await lockBed(folder)).release()
  })

  it('says which stored file is broken when it cannot be read', async () => {
    writeFileSync(join(folder, 'bed.json'), '{"ports":')
    await expect(planBed(folder, '')).rejects.toThrow(/bed\.json .*choose another folder/)
  })
})

describe('the command line', () => {
  it('understands the test bed, its drill, and the writing of configurations', () => {
    expect(parseArguments(['drill', '--only', 'primary,api'])).toEqual({
      name: 'drill',
      folder: undefined,
      only: ['primary', 'api'],
    })
    expect(parseArguments([])).toEqual({ name: 'show', folder: undefined })
    expect(parseArguments(['--folder', 'x'])).toEqual({ name: 'show', folder: 'x' })
    expect(parseArguments(['write', '--machines', addresses.join(','), '--to', 'x'])).toEqual({
      name: 'write',
      machines: addresses,
      folder: 'x',
    })
  })

  it.each([
    [['bogus']],
    [['write']],
    [['write', '--machines', '10.0.0.1,10.0.0.2', '--to', 'x']],
    [['write', '--machines', '10.0.0.1,10.0.0.1,10.0.0.2', '--to', 'x']],
    [['--to', 'x']],
    [['--nothing']],
    [['drill', '--only', 'moon']],
    [['--only', 'api']],
  ])('refuses %j with how it is used', (args) => {
    expect(() => parseArguments(args)).toThrow(UsageError)
    expect(() => parseArguments(args)).toThrow('npm run cluster')
  })
})
