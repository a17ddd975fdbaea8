// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { findSections, homeRows, namedIn, saveSections } from '../../catalogue/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { recordedStep } from './recorded-step.ts'
import { present } from './game-calls.ts'

type SectionCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'homeSections' | 'saveSections' | 'previewSections'}`
>

export const sectionCalls = (deps: BackofficeDeps): SectionCalls => {
  async function presentHome(
    db: Queries,
    brandCode: string,
  ): Promise<OperationOutput<'backoffice.homeSections'>> {
    const { list, ...home } = await findSections(db, brandCode)
    return {
      brandCode,
      ...home,
      list: list.map((section) => ({ ...section, titles: present(section.titles), pins: [...section.pins] })),
    }
  }
  return {
    async 'backoffice.homeSections'({ brandCode: brand }, { db, brandCode }) {
      return presentHome(db, await brandOfCall(deps, brand, brandCode))
    },
    async 'backoffice.saveSections'(
      { brandCode: brand, revision, list },
      { operator, db, nowMs, brandCode },
    ) {
      const whose = await brandOfCall(deps, brand, brandCode)
      const rows = list.map(({ key, kind, enabled }) => `${key}:${kind}${enabled ? '' : ':off'}`).join(' ')
      await recordedStep(
        deps,
        { operator, nowMs, action: 'saveSections', subject: `sections:${whose}`, after: { rows } },
        (tx) => saveSections(tx, whose, revision, list),
      )
      return presentHome(db, whose)
    },
    async 'backoffice.previewSections'({ list, language }, { brandCode }) {
      const [snapshot, { value: ranks }] = [await deps.snapshot.current(), await deps.busy.ranks.current()]
      const pins = new Map(list.map((section) => [section.key, section.pins]))
      return homeRows(
        snapshot,
        ranks,
        list.filter(({ enabled }) => enabled),
        { language, texts: deps.settings.of(brandCode).texts },
      ).map((row) => ({
        ...row,
        games: row.games.map((game) => ({
          nodeId: game.nodeId,
          name: namedIn(language, game.names, game.name),
          vendorName: game.vendorName,
          iconUrl: deps.gamePicture(game),
          pinned: pins.get(row.key)?.includes(game.nodeId) ?? false,
        })),
      }))
    },
  }
}
