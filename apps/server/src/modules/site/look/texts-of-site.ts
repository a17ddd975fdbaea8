// SPDX-License-Identifier: Apache-2.0
import { isForAudience } from '@tessera/texts/audiences'
import type { Catalogue } from '@tessera/texts'
import type { BrandTexts } from '../../../platform/texts/brand-texts.ts'

const ofSite = ['site', 'pages', 'account'] as const

/** What the operators of a brand wrote for its pages, compiled; what only the server says is left out. */
export const textsOfSite = (texts: BrandTexts, language: string): Catalogue =>
  Object.fromEntries(
    Object.entries(texts.written(language)).filter(([key]) =>
      ofSite.some((audience) => isForAudience(audience, key)),
    ),
  )
