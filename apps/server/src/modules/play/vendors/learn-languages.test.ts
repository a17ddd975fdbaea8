// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { languagesOfTags } from './learn-languages.ts'

describe('the languages that a vendor names', () => {
  it("are ours under the vendor's own tags, however exact these are", () => {
    expect(languagesOfTags(['en', 'th', 'zh-Hans', 'zh-TW', 'pt-BR'])).toEqual({
      EN: 'en',
      CN: 'zh-Hans',
      TW: 'zh-TW',
      TH: 'th',
      'PT-BR': 'pt-BR',
    })
    expect(languagesOfTags(['pt', 'EN-gb'])).toEqual({ EN: 'EN-gb', PT: 'pt' })
  })

  it('are each listed once, by the exact tag if there is one, and only if the platform has the language', () => {
    expect(languagesOfTags(['pt', 'pt-PT', 'pt'])).toEqual({ PT: 'pt-PT' })
    expect(languagesOfTags(['xx', 'tlh', ''])).toEqual({})
  })
})
