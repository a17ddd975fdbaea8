// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { strayWireWords } from './wire-words.ts'

describe('the word of the wire for the code of a vendor', () => {
  it.each([
    ['a rule', 'packages/rules/src/play/age-gate.ts', 'const { vassalage } = game'],
    ['a call of the console', 'packages/contract/src/backoffice/catalogue-calls.ts', 'vassalage: text,'],
    ['a column', 'apps/server/migrations/0001-baseline.sql', 'vassalage text not null,'],
    ['a part of a name', 'apps/server/src/modules/play/ports.ts', 'findByVassalage(code)'],
    ['a comment', 'apps/backoffice/src/row.tsx', '// Its vassalage.'],
    ['a test of rules', 'packages/rules/src/play/age-gate.test.ts', "{ vassalage: 'OC' }"],
  ])('is found in %s', (_, file, line) => {
    expect(strayWireWords(file, `\n${line}\n`)).toEqual([`${file}:2: ${line}`])
  })

  it('is found in the name of a file', () => {
    expect(strayWireWords('demo/vassalages.ts', '')).toEqual(['demo/vassalages.ts: the name of the file'])
  })

  it.each([
    'apps/web/src/features/play/use-launch.ts',
    'apps/server/src/modules/catalogue/present-game.ts',
    'apps/server/src/modules/catalogue/lists.test.ts',
    'packages/contract/src/catalogue/calls.ts',
    'docs/spec/specification.md',
  ])('is what %s says at the edge', (file) => {
    expect(strayWireWords(file, 'vassalage: game.vendorCode')).toEqual([])
  })
})
