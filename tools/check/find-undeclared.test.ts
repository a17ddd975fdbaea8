// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { findOtherVersions, findUndeclared } from './find-undeclared.ts'

const manifest = { name: '@tessera/web', dependencies: { react: '19.0.0', '@scope/named': '1.0.0' } }
const shared = { name: 'tessera', devDependencies: { vitest: '5.0.0' } }
const undeclared = (source: string): string[] => findUndeclared(source, manifest, shared)

describe('the packages that a file imports', () => {
  it.each([
    ["import { Check } from 'lucide-react'", 'lucide-react'],
    ["import type { Pool } from 'pg'", 'pg'],
    ["export * from '@scope/other/deep.js'", '@scope/other'],
    ["import {\n  one,\n  other,\n} from 'zod'", 'zod'],
    ["import 'fflate'", 'fflate'],
    ["const { jwtVerify } = await import('jose')", 'jose'],
    ["@import 'tailwindcss';", 'tailwindcss'],
  ])('are found when the package.json does not name them: %s', (source, name) => {
    expect(undeclared(source)).toEqual([name])
  })

  it.each([
    "import { useState } from 'react'",
    "import { jsx } from 'react/jsx-runtime'",
    "import named from '@scope/named/deep'",
    "import { it } from 'vitest'",
    "import { readFileSync } from 'node:fs'",
    "import fs from 'fs'",
    "import { near } from './near.ts'",
    "import site from '@tessera/web/site'",
    "import worker from 'virtual:worker'",
    "const words = 'imported from \\'somewhere\\''",
  ])('are right when it does, or when they need no package: %s', (source) => {
    expect(undeclared(source)).toEqual([])
  })
})

it('finds parts of the product that are named in a version that nobody can install', () => {
  const named = {
    name: '@tessera/tools',
    dependencies: { '@tessera/rules': '1.2.0', pg: '8.0.0' },
    devDependencies: { '@tessera/e2e': '1.1.0' },
  }
  expect(findOtherVersions(named, '1.2.0')).toEqual(['@tessera/e2e@1.1.0'])
})
