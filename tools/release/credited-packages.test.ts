// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { creditPackages } from './credited-packages.ts'

const lock = {
  packages: {
    '': { devDependencies: { vitest: '1.0.0' } },
    'apps/site': {
      dependencies: { react: '1.0.0', '@tessera/ui': '0.1.0' },
      devDependencies: { vite: '1.0.0' },
    },
    'packages/ui': { dependencies: { font: '1.0.0', sharp: '1.0.0' } },
    'node_modules/@tessera/ui': { link: true },
    'node_modules/font': { license: 'OFL-1.1' },
    'node_modules/react': { license: 'MIT' },
    'node_modules/scheduler': { license: 'MIT' },
    'node_modules/sharp': { license: 'Apache-2.0' },
    'node_modules/sharp/node_modules/libvips': { license: 'LGPL-3.0-or-later' },
    'node_modules/vite': { license: 'MIT', dev: true },
    'node_modules/lightningcss': { license: 'MPL-2.0', dev: true },
    'node_modules/vitest': { license: 'MIT', dev: true },
  },
}

it('credits the packages of the programs, what they bring, and those that only build and test, by licence', () => {
  expect(creditPackages(JSON.stringify(lock)).split('\n')).toEqual([
    '### In the programs',
    '- **Apache-2.0**: sharp',
    '- **MIT**: react',
    '- **OFL-1.1**: font',
    '',
    '### Brought by these',
    'LGPL-3.0-or-later (1), MIT (1). Some are for other systems only.',
    '',
    '### Only to build, check and test',
    '- **MIT**: vite, vitest',
  ])
})

it('says so when a package states no licence', () => {
  const packages = { ...lock.packages, 'node_modules/react': {} }
  expect(creditPackages(JSON.stringify({ packages }))).toContain('- **none stated**: react')
})
