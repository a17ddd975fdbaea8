// SPDX-License-Identifier: Apache-2.0
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { git } from './git.ts'

const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`
const manifest = (name: string, more: object = {}): string =>
  json({ name, version: '0.1.0', private: true, type: 'module', ...more })

export const unreleased = '### Operators\n- Load the alerts anew.\n\n#### Smaller things\n- One more game.'

/** Small sources of the same shape as ours: two packages of their own, nothing from a registry, and pages that a script builds. */
const files: Record<string, string> = {
  'package.json': manifest('tessera', {
    workspaces: ['packages/*', 'e2e'],
    scripts: { start: 'node tools/bootstrap/run.mjs start', test: 'node tools/bootstrap/run.mjs test' },
  }),
  'package-lock.json': json({
    name: 'tessera',
    version: '0.1.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'tessera', version: '0.1.0', workspaces: ['packages/*', 'e2e'] },
      e2e: { name: '@tessera/e2e', version: '0.1.0' },
      'node_modules/@tessera/e2e': { resolved: 'e2e', link: true },
      'node_modules/@tessera/rules': { resolved: 'packages/rules', link: true },
      'node_modules/@tessera/texts': { resolved: 'packages/texts', link: true },
      'packages/rules': { name: '@tessera/rules', version: '0.1.0' },
      'packages/texts': {
        name: '@tessera/texts',
        version: '0.1.0',
        dependencies: { '@tessera/rules': '0.1.0' },
      },
    },
  }),
  'packages/rules/package.json': manifest('@tessera/rules', { exports: { './*': './src/*.ts' } }),
  'packages/rules/src/money.ts': `export const coin = 'a coin'\n`,
  'packages/rules/src/money.test.ts': `throw new Error('a test')\n`,
  'packages/texts/package.json': manifest('@tessera/texts', { dependencies: { '@tessera/rules': '0.1.0' } }),
  'e2e/package.json': manifest('@tessera/e2e'),
  'e2e/journey.ts': `throw new Error('a journey')\n`,
  'apps/server/src/main/supervisor.ts': `import { coin } from '@tessera/rules/money'\nconsole.log('started with', coin)\n`,
  'deploy/helm/tessera/Chart.yaml': 'name: tessera\nversion: 0.1.0\nappVersion: 0.1.0\n',
  'deploy/build-pages.ts': `import { mkdirSync, writeFileSync } from 'node:fs'
for (const folder of ['apps/backoffice/dist', 'apps/backoffice/source-maps', 'apps/studio/dist', 'apps/studio/source-maps',
  'apps/web/dist', 'apps/web/source-maps', 'packages/contract/src/generated', 'packages/texts/src/generated']) {
  mkdirSync(folder + '/assets', { recursive: true })
  writeFileSync(folder + '/assets/made.js', 'made')
}
`,
  'CHANGELOG.md': `# Changes\n\n## Unreleased\n\n${unreleased}\n\n## 0.1.0\n\nThe first.\n`,
  LICENSE: 'Apache-2.0\n',
  '.gitignore': 'node_modules/\n.cache/\ndist/\nsource-maps/\ngenerated/\n',
}

export interface TestSources {
  root: string
  write(path: string, content: string): void
  /** Records everything, as one commit. */
  commit(): void
  remove(): void
}

/** A repository of small sources on main, all of it committed. */
export function openTestSources(): TestSources {
  const root = mkdtempSync(join(tmpdir(), 'sources-'))
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const commit = (): void => {
    git(root, 'add', '--all')
    git(root, 'commit', '--quiet', '--message', 'Change something')
  }
  for (const [path, content] of Object.entries(files)) write(path, content)
  cpSync(join(rootFolder, 'tools/bootstrap'), join(root, 'tools/bootstrap'), { recursive: true })
  git(root, 'init', '--quiet', '--initial-branch=main')
  for (const [name, value] of [
    ['user.name', 'Founder'],
    ['user.email', 'founder@example.com'],
    ['user.signingkey', ''],
    ['commit.gpgsign', 'false'],
    ['tag.gpgsign', 'false'],
  ])
    git(root, 'config', name!, value!)
  commit()
  return { root, write, commit, remove: () => rmSync(root, { recursive: true, force: true }) }
}
