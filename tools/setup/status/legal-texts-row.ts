// SPDX-License-Identifier: Apache-2.0
import { listContents, wordsIn } from '@tessera/server/src/modules/messages/index.ts'
import { missing, ready, type RowCheck } from './finding.ts'

/** What a licence asks a site to show: who runs it and under which licence, terms, safer play, privacy. */
const asked = ['about', 'terms', 'responsiblePlay', 'privacy'] as const
const mostPages = 200

/** The help pages that a licence asks for, as the first visitor sees them: in their language, or in the next best one. */
export const legalTextsRow: RowCheck = {
  name: 'Licence and terms',
  of: 'brand',
  async look({ deps, brand }) {
    const language = await brand.settings.read('site.defaultLanguage')
    const { contents } = await listContents(deps.database, {
      brandCode: brand.code,
      kind: 'HP',
      state: 'published',
      search: '',
      pageNo: 1,
      pageSize: mostPages,
    })
    const published = new Set(
      contents.flatMap(({ published: body }) =>
        body?.kind === 'HP' && wordsIn(language, body).content.trim() !== '' ? [body.page] : [],
      ),
    )
    const left = asked.filter((page) => !published.has(page))
    const mend = `the console, ${deps.publicUrl}/console/contents: publish a help page of each kind; "about" names the licence`
    return left.length === 0
      ? ready(`published: ${asked.join(', ')}`)
      : missing(`not published, or without a text: ${left.join(', ')}`, mend)
  },
}
