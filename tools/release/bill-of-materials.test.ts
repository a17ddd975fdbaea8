// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeRelease } from './bill-of-materials.ts'

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')
const lockText = read('package-lock.json')
const bill = describeRelease(lockText)

/** What CycloneDX 1.6 requires of the parts that we write; it forbids other fields. */
const license = z.union([
  z.strictObject({ license: z.strictObject({ id: z.string().regex(/^[A-Za-z0-9.-]+$/) }) }),
  z.strictObject({ expression: z.string() }),
])
const bomShape = z.strictObject({
  $schema: z.string(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.int().min(1),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
  metadata: z.strictObject({
    component: z.strictObject({
      type: z.literal('application'),
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      licenses: z.array(license),
    }),
  }),
  components: z.array(
    z.strictObject({
      type: z.literal('library'),
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string().min(1),
      scope: z.enum(['required', 'optional', 'excluded']),
      purl: z.string().regex(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@[^@]+$/),
      licenses: z.array(license).min(1),
      hashes: z
        .array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }))
        .length(1),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

describe('the bill of materials of a release', () => {
  it('has the shape of CycloneDX 1.6: every reference has a target, and none occurs twice', () => {
    const { components, dependencies, metadata } = bomShape.parse(JSON.parse(JSON.stringify(bill)))
    const refs = [metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]
    expect(new Set(refs).size).toBe(refs.length)
    expect(dependencies.map(({ ref }) => ref)).toEqual(refs)
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual(
      [],
    )
  })

  it('names every package that a workspace needs to run, even if another workspace needs it for development only', () => {
    const names = new Set(bill.components.map(({ name }) => name))
    const wanted = globSync('{apps,packages,demo,tools}{,/*}/package.json', { cwd: rootFolder })
      .flatMap((file) => {
        const { dependencies = {}, optionalDependencies = {} } = JSON.parse(read(file)) as Record<
          string,
          Record<string, string> | undefined
        >
        return Object.keys({ ...dependencies, ...optionalDependencies })
      })
      .filter((name) => !name.startsWith('@tessera/'))
    expect(wanted).toContain('jose')
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
  })

  it('connects the product with every package, so that none is there without a reason', () => {
    const below = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
    const reached = new Set<string>()
    const visit = (ref: string): void => {
      if (!reached.has(ref)) {
        reached.add(ref)
        below.get(ref)?.forEach(visit)
      }
    }
    visit(bill.metadata.component['bom-ref'])
    expect(
      bill.components.map((component) => component['bom-ref']).filter((ref) => !reached.has(ref)),
    ).toEqual([])
  })

  it('leaves out what only tests and builds need, and is the same for the same lock file', () => {
    const names = bill.components.map(({ name }) => name)
    expect(
      names.filter((name) =>
        ['vitest', 'oxlint', '@playwright/test', 'oidc-provider', 'smtp-server'].includes(name),
      ),
    ).toEqual([])
    expect(describeRelease(lockText)).toEqual(bill)
    expect(
      describeRelease(lockText.replace('"lockfileVersion": 3', '"lockfileVersion":  3')).serialNumber,
    ).not.toBe(bill.serialNumber)
  })
})

describe('the lock file', () => {
  it('fixes every outside package by its digest, and takes none from anywhere but the registry', () => {
    const { packages } = JSON.parse(lockText) as {
      packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>
    }
    const others = Object.entries(packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && link !== true,
    )
    expect(others.length).toBeGreaterThan(300)
    expect(
      others.filter(
        ([, { integrity, resolved }]) =>
          !integrity?.startsWith('sha512-') ||
          (resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/') === false,
      ),
    ).toEqual([])
  })

  it('requests exact versions only', () => {
    const loose = globSync(
      '{package.json,{apps,packages}/*/package.json,{demo,deploy,tools,e2e,bench}/package.json}',
      {
        cwd: rootFolder,
      },
    ).flatMap((file) => {
      const named = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>
      const ranges = Object.entries({
        ...named['dependencies'],
        ...named['devDependencies'],
        ...named['optionalDependencies'],
      })
      return ranges
        .filter(([, range]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(range))
        .map(([name, range]) => `${file}: ${name} ${range}`)
    })
    expect(loose).toEqual([])
  })
})
