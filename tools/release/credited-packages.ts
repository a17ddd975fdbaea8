// SPDX-License-Identifier: Apache-2.0

interface LockedPackage {
  license?: string
  dev?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const isOurs = (path: string): boolean => !path.includes('node_modules/')
const nameAt = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const byText = (one: string, other: string): number => one.localeCompare(other, 'en')

/** `- licence: names`, the licence with most names first. */
function listByLicence(licences: ReadonlyMap<string, string>): string[] {
  const groups = Map.groupBy(licences, ([, licence]) => licence)
  return [...groups]
    .toSorted(([one, first], [other, second]) => second.length - first.length || byText(one, other))
    .map(([licence, named]) => {
      const names = named.map(([name]) => name).toSorted(byText)
      return `- **${licence}**: ${names.join(', ')}`
    })
}

/**
 * The part of docs/credits.md about packages, from the text of package-lock.json: what our own package.json files name, for the
 * programs and for building and testing them, and how many packages of which licence come with the former.
 */
export function creditPackages(lockText: string): string {
  const { packages } = JSON.parse(lockText) as { packages: Record<string, LockedPackage> }
  const entries = Object.entries(packages)
  const ours = entries.filter(([path, { link }]) => isOurs(path) && link !== true)
  const licenceOf = (name: string): string => packages[`node_modules/${name}`]?.license ?? 'none stated'
  const licencesOf = (names: readonly string[]): Map<string, string> =>
    new Map(names.filter((name) => !name.startsWith('@tessera/')).map((name) => [name, licenceOf(name)]))
  const shipped = licencesOf(
    ours.flatMap(([, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    ),
  )
  const tools = licencesOf(ours.flatMap(([, { devDependencies }]) => Object.keys(devDependencies ?? {})))
  for (const name of shipped.keys()) tools.delete(name)
  const brought = new Map(
    entries
      .filter(([path, { dev, link }]) => !isOurs(path) && dev !== true && link !== true)
      .map(([path, { license }]) => [nameAt(path), license ?? 'none stated'])
      .filter(([name]) => !shipped.has(name!)) as [string, string][],
  )
  const counts = [...Map.groupBy(brought.values(), (licence) => licence)]
    .map(([licence, all]) => [licence, all.length] as const)
    .toSorted(([one, first], [other, second]) => second - first || byText(one, other))
  return [
    '### In the programs',
    ...listByLicence(shipped),
    '',
    '### Brought by these',
    `${counts.map(([licence, count]) => `${licence} (${count})`).join(', ')}. Some are for other systems only.`,
    '',
    '### Only to build, check and test',
    ...listByLicence(tools),
  ].join('\n')
}
