// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { unknownFeatures } from './features.ts'

describe('folders of features', () => {
  it('are refused under another name than that of a module', () => {
    expect(
      unknownFeatures(
        ['catalogue', 'compliance'],
        [
          'apps/web/src/features/catalogue',
          'apps/web/src/features/lobby',
          'apps/backoffice/src/features/flags',
        ],
      ),
    ).toEqual(['apps/web/src/features/lobby', 'apps/backoffice/src/features/flags'])
  })
})
