// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { z } from 'zod'

const lockedPackage = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  link: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
})
const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(z.string(), lockedPackage),
})
type LockedPackage = z.infer<typeof lockedPackage>

interface Component {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  scope: 'required' | 'optional'
  purl: string
  licenses: ({ license: { id: string } } | { expression: string })[]
  hashes: { alg: 'SHA-512'; content: string }[]
}
export interface BillOfMaterials {
  $schema: string
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  serialNumber: string
  version: 1
  metadata: {
    component: {
      type: 'application'
      'bom-ref': string
      name: string
      version: string
      licenses: { license: { id: string } }[]
    }
  }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * What a release is made of, as CycloneDX: every package that `npm ci --omit=dev` may install, read from the
 * lock file alone. The same lock file gives the same bytes, so two of them can be compared.
 *
 * `npm sbom --omit=dev` is not used: npm 11 leaves out whatever a workspace also names for development (ws,
 * zod, sharp, nodemailer among others), and without `--omit` it refuses this tree.
 */
export function describeRelease(lockText: string): BillOfMaterials {
  const { name, version, packages } = lockFile.parse(JSON.parse(lockText))
  const shipped = Object.entries(packages).filter(
    ([path, entry]) => isThirdParty(path, entry) && entry.dev !== true,
  )
  const components = unique(shipped.map(([path, entry]) => describe(path, entry)))
  const root = `${name}@${version}`
  const ofOurs = Object.entries(packages).filter(
    ([path, entry]) => !path.includes('node_modules/') && entry.link !== true,
  )
  const known = new Set(components.map((component) => component['bom-ref']))
  const neededBy = (entries: [string, LockedPackage][]): string[] =>
    [...new Set(entries.flatMap(([path, entry]) => needs(packages, path, entry)))]
      .filter((ref) => known.has(ref))
      .toSorted()
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(lockText)}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name,
        version,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components,
    dependencies: [
      { ref: root, dependsOn: neededBy(ofOurs) },
      ...components.map((component) => ({
        ref: component['bom-ref'],
        dependsOn: neededBy(shipped.filter(([path, entry]) => refOf(path, entry) === component['bom-ref'])),
      })),
    ],
  }
}

/** The path of a package in the tree contains its name. */
const nameAt = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const refOf = (path: string, entry: LockedPackage): string =>
  `${entry.name ?? nameAt(path)}@${entry.version ?? ''}`
const isThirdParty = (path: string, entry: LockedPackage): boolean =>
  path.includes('node_modules/') && entry.link !== true

function describe(path: string, entry: LockedPackage): Component {
  const { version, integrity, license } = entry
  const name = entry.name ?? nameAt(path)
  if (version === undefined || !integrity?.startsWith('sha512-'))
    throw new Error(`${path} has no version or no SHA-512 in the lock file`)
  return {
    type: 'library',
    'bom-ref': refOf(path, entry),
    name,
    version,
    scope: entry.optional === true ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses:
      license === undefined
        ? []
        : [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }],
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
    ],
  }
}

/**
 * The dependencies of a package, each found like Node finds it: in its own folder first, then in each folder
 * above.
 */
function needs(packages: Record<string, LockedPackage>, path: string, entry: LockedPackage): string[] {
  const names = Object.keys({
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...entry.peerDependencies,
  })
  return names.flatMap((name) => {
    for (let folder = path; ; folder = above(folder)) {
      const key = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
      const found = packages[key]
      if (found) return found.link === true ? [] : [refOf(key, found)]
      if (folder === '') return []
    }
  })
}

/**
 * The folder above one that may contain packages: that of the package around it, or the root of the project.
 */
function above(folder: string): string {
  const inside = folder.lastIndexOf('/node_modules/')
  return inside === -1 ? '' : folder.slice(0, inside)
}

function unique(components: Component[]): Component[] {
  return [...new Map(components.map((component) => [component['bom-ref'], component])).values()].toSorted(
    (one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1),
  )
}

/** A UUID unique to this lock file, in the form of RFC 9562 version 8 (from a digest). */
function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest().subarray(0, 16)
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
