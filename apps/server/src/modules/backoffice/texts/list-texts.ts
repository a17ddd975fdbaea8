// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { findTexts } from '../../../platform/texts/brand-text-store.ts'
import { presentPage } from '../../wallet/index.ts'
import { presentText, siteKeys, type PresentedText } from './present-text.ts'

/** A page of the sentences of a brand that the operator looks for. */
export async function listTexts(
  db: Queries,
  brandCode: string,
  { language, search, onlyChanged, pageNo, pageSize }: OperationInput<'backoffice.texts'>,
): Promise<OperationOutput<'backoffice.texts'>> {
  const changed = new Map((await findTexts(db, { brandCode, language })).map((text) => [text.key, text]))
  const wanted = search.trim().toLowerCase()
  const found = siteKeys
    .filter((key) => !onlyChanged || typeof changed.get(key)?.sentence === 'string')
    .map((key) => presentText(language, key, changed.get(key)))
    .filter((text) => wanted === '' || says(text, wanted))
  const first = (pageNo - 1) * pageSize
  return {
    ...presentPage(found.slice(first, first + pageSize), found.length, { pageNo, pageSize }),
    changed: [...changed.values()].filter(({ sentence }) => sentence !== null).length,
  }
}

const says = ({ key, english, shipped, own }: PresentedText, wanted: string): boolean =>
  [key, english, shipped, own ?? ''].some((text) => text.toLowerCase().includes(wanted))
