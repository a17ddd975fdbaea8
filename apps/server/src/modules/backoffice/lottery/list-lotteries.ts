// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { visitorsGroup } from '@tessera/rules/lottery/prize-groups'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import type { Queries } from '../../../platform/db/index.ts'
import { announcedDrawsOf, fedLotteries, readTerms } from '../../lottery/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { presentDraw } from './draws-of-day.ts'

/** All lotteries, or those of a group, with their state at a brand. */
export async function listLotteries(
  deps: BackofficeDeps,
  { db, brandCode: host, nowMs }: { db: Queries; brandCode: string; nowMs: number },
  { brandCode, tag }: OperationInput<'backoffice.lotteries'>,
): Promise<OperationOutput<'backoffice.lotteries'>> {
  const terms = await readTerms(deps.settings.of(await brandOfCall(deps, brandCode, host)), visitorsGroup)
  const isFed = await fedLotteries(deps.settings)
  const announced = await announcedDrawsOf(db)
  return {
    list: lotteries
      .filter((lottery) => tag === undefined || lottery.tag === tag)
      .map((lottery) => {
        const draws = announced
          .filter(({ gameCode }) => gameCode === lottery.gameCode)
          .map((draw) => presentDraw(draw, nowMs))
        const next = draws.find(({ drawTime }) => drawTime > nowMs) ?? null
        return {
          gameCode: lottery.gameCode,
          name: lottery.name,
          tag: lottery.tag,
          state: terms.isClosed(lottery)
            ? ('off' as const)
            : next?.status === 'open'
              ? ('onSale' as const)
              : ('closed' as const),
          numbersFrom: next?.numbersFrom ?? ('draw' as const),
          next,
          missingResults: draws.filter(({ late }) => late).length,
          keepingSource: draws.filter(
            ({ numbersFrom, tickets, late }) =>
              tickets > 0 && !late && (numbersFrom === 'feed') !== isFed(lottery),
          ).length,
        }
      }),
  }
}
