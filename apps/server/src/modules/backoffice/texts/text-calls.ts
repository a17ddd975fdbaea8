// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { findTextChanges } from '../../../platform/texts/brand-text-store.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { listTexts } from './list-texts.ts'
import { previewText } from './preview-text.ts'
import { setText } from './set-text.ts'

type TextCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'texts' | 'setText' | 'previewText' | 'textHistory'}`
>

export function textCalls({ database, directory, settings }: BackofficeDeps): TextCalls {
  async function known(brandCode: string = firstBrandCode): Promise<string> {
    if (!(await directory.has(brandCode))) throw fault('backoffice.noBrand')
    return brandCode
  }
  return {
    async 'backoffice.texts'(input, { db }) {
      return listTexts(db, await known(input.brandCode), input)
    },
    async 'backoffice.setText'(input, { operator, nowMs }) {
      const brandCode = await known(input.brandCode)
      const text = await database.transaction((tx) => setText(tx, { operator, brandCode, nowMs }, input))
      // This process says it at once, and the others within a second.
      await settings.reload()
      return text
    },
    async 'backoffice.previewText'(input) {
      const brandCode = await known(input.brandCode)
      return previewText(input, await settings.of(brandCode).read('site.name'))
    },
    async 'backoffice.textHistory'({ language, ...wanted }, { db }) {
      const brandCode = await known(wanted.brandCode)
      const { changes, totalCount } = await findTextChanges(
        db,
        { brandCode, language },
        { ...wanted, key: wanted.key },
      )
      return presentPage(
        changes.map(({ changedAtMs, ...change }) => ({ ...change, changedAt: changedAtMs })),
        totalCount,
        wanted,
      )
    },
  }
}
