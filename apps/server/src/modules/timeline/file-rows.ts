// SPDX-License-Identifier: Apache-2.0
import { wireText } from '@tessera/rules/money'
import { csvLine, formatPlain } from '@tessera/rules/timeline/csv'
import { text } from '@tessera/texts'
import type { Say } from '../../platform/http/index.ts'
import { memberById } from '../members/index.ts'
import { siteTimeZone } from '../site/index.ts'
import { momentsIn, type WriteMoment } from './moments-in.ts'
import type { Presented } from './present-entry.ts'
import { readPage } from './read-page.ts'
import type { TimelineDeps, TimelineQuestion } from './timeline-deps.ts'

/** A file is written for programs, too: its columns and games have their English names. */
const inEnglish: Say = (key, values) => text('EN', key, values)

/** How many entries are in memory at once. */
const partSize = 500

const titles = [
  'time',
  'kind',
  'what',
  'amount',
  'currency',
  'balance after',
  'game',
  'vendor',
  'round',
  'stake',
  'payout',
  'status',
  'device',
  'address',
  'limit',
  'period',
  'from',
  'to',
  'until',
  'by',
  'reason',
] as const

/** A timeline as the parts of a CSV file, each read when the one before has been sent. */
export async function* fileParts(deps: TimelineDeps, question: TimelineQuestion): AsyncGenerator<string> {
  const writeMoment = momentsIn(await zoneOf(deps, question.memberId))
  yield `\uFEFF${csvLine(titles)}`
  for (let after: string | null = ''; after !== null;) {
    const { list, currency, next } = await readPage(deps.database, deps, question, {
      after,
      say: inEnglish,
      size: partSize,
    })
    yield list.map((entry) => lineOf(entry, currency, writeMoment)).join('')
    after = next
  }
}

/** The zone of the site of a member's brand, by which the pages show times, too. */
async function zoneOf({ database, settings }: TimelineDeps, memberId: bigint): Promise<string> {
  const brandCode = (await memberById(database, memberId))?.brandCode ?? settings.brandCode
  return siteTimeZone(settings.of(brandCode))
}

const numberOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : wireText(value)

function lineOf(
  { time, kind, what, by, reason, round, login, limit, ...money }: Presented,
  currency: string,
  writeMoment: WriteMoment,
) {
  const hasMoney = money.amount !== null || round !== null
  return csvLine([
    writeMoment(time),
    kind,
    what,
    formatPlain(money.amount),
    hasMoney ? currency : '',
    formatPlain(money.balanceAfter),
    round?.gameName ?? '',
    round?.vendor ?? '',
    round?.roundId ?? '',
    formatPlain(round?.stake ?? null),
    formatPlain(round?.payout ?? null),
    round?.status ?? login?.outcome ?? '',
    login?.device ?? '',
    login?.ip ?? '',
    limit?.kind ?? '',
    limit?.period ?? '',
    numberOf(limit?.from),
    numberOf(limit?.to),
    writeMoment(limit?.until),
    by ?? '',
    reason,
  ])
}
