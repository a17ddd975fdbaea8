// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { gameLanguage } from './game-language.ts'

describe('the language requested from a vendor', () => {
  const languages = { EN: 'eng', TH: 'th', CN: 'zh' }

  it("is the chosen one by the vendor's code, if the vendor has it", () => {
    expect(['TH', 'CN', 'EN'].map((code) => gameLanguage({ languages }, code))).toEqual(['th', 'zh', 'eng'])
  })

  it('is English for the default language and for one that the vendor lacks', () => {
    expect(['TY', 'JA', 'XX', '', 'toString'].map((code) => gameLanguage({ languages }, code))).toEqual([
      'eng',
      'eng',
      'eng',
      'eng',
      'eng',
    ])
    expect(gameLanguage({ languages: {} }, 'TH')).toBe('en')
  })
})
