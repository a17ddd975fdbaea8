// SPDX-License-Identifier: Apache-2.0

/** What is in a bundle: pure lists, from the paths of a commit and from its lock file. */

/** Files in the root that belong in a bundle; all others there are for who changes the sources. */
const rootFiles = new Set([
  '.env.example',
  '.npmrc',
  '.nvmrc',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'NOTICE',
  'README.md',
  'SECURITY.md',
  'package-lock.json',
  'package.json',
])

/** Folders that only tests, checks and builds need. */
const foldersLeftOut = [
  'bench/',
  'deploy/cluster-bed/',
  'e2e/',
  'packages/ui/gallery/',
  'tools/check/',
  'tools/deploy/',
  'tools/enumerations/',
  'tools/generate/',
  'tools/mutants/',
  'tools/rows/',
  'tools/texts/',
]

const filesLeftOut = [
  /\.test\.\w+$/,
  /-for-tests\.\w+$/,
  /-fixtures\.ts$/,
  /\/(testing|fixtures)\//,
  /(^|\/)tsconfig[^/]*\.json$/,
  // Without it, pages are served as they were built (`hasBuild` of build-clients.ts).
  /\/vite\.config\.ts$/,
  /^tools\/bootstrap\/(dev|test|find-browser|find-promtool|read-failures|read-results|results-folder)\.ts$/,
  /^tools\/bootstrap\/find-helm\.(d\.mts|mjs)$/,
  /^tools\/rehearse\/follow-page\.ts$/,
  /^tools\/release\/(?!(audit|judge-audit|write-sbom|bill-of-materials)\.ts$)/,
]

/** Folders that a build makes and no commit has. */
export const builtFolders = [
  'apps/backoffice/dist',
  'apps/backoffice/source-maps',
  'apps/studio/dist',
  'apps/studio/source-maps',
  'apps/web/dist',
  'apps/web/source-maps',
  'packages/contract/src/generated',
  'packages/texts/src/generated',
] as const

/** Which of the files of a commit are in its bundle. */
export function sourcesInBundle(paths: readonly string[]): string[] {
  return paths.filter((path) => {
    if (!path.includes('/')) return rootFiles.has(path)
    if (path.startsWith('.')) return false
    return (
      !foldersLeftOut.some((folder) => path.startsWith(folder)) &&
      !filesLeftOut.some((form) => form.test(path))
    )
  })
}

/** A system that bundles are made for. */
export interface BundleSystem {
  os: string
  cpu: string
  libc: string
}
export const bundleSystem: BundleSystem = { os: 'linux', cpu: 'x64', libc: 'glibc' }

/** The system as Node names it: linux-x64. */
export const nameOfSystem = ({ os, cpu }: BundleSystem): string => `${os}-${cpu}`

interface LockedPackage {
  dev?: boolean
  optional?: boolean
  link?: boolean
  resolved?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
export interface BundledPackages {
  /** Folders of other people's packages, such as node_modules/pg. */
  folders: string[]
  /**
   * Folders that are there if npm found a use for them: what optional packages of other systems need runs
   * everywhere by its own word.
   */
  ifInstalled: string[]
  /** Links to packages of our own, such as node_modules/@tessera/rules. */
  links: string[]
}

/** Which packages are in a bundle: those that run on its system, and none that only builds and tests need. */
export function packagesInBundle(lockText: string, system: BundleSystem): BundledPackages {
  const { packages } = JSON.parse(lockText) as { packages: Record<string, LockedPackage> }
  const entries = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  const isLeftOut = (folder: string): boolean =>
    foldersLeftOut.some((leftOut) => `${folder}/`.startsWith(leftOut))
  const others = entries.filter(
    ([, entry]) => entry.link !== true && entry.dev !== true && runsOn(entry, system),
  )
  const isCertain = ({ optional, os, cpu }: LockedPackage): boolean =>
    optional !== true || os !== undefined || cpu !== undefined
  return {
    folders: others.filter(([, entry]) => isCertain(entry)).map(([path]) => path),
    ifInstalled: others.filter(([, entry]) => !isCertain(entry)).map(([path]) => path),
    links: entries
      .filter(([, { link, resolved }]) => link === true && !isLeftOut(resolved ?? ''))
      .map(([path]) => path),
  }
}

const runsOn = ({ os, cpu, libc }: LockedPackage, system: BundleSystem): boolean =>
  (os?.includes(system.os) ?? true) &&
  (cpu?.includes(system.cpu) ?? true) &&
  (libc?.includes(system.libc) ?? true)
